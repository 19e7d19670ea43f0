/** Sample elements of each kind, for tests: one class per kind, which is all that tests know of the kind. */
package lockstep.samples;
