/** Sample elements of each kind, for tests: a class for each, which is all that tests know of the kind. */
package lockstep.samples;
