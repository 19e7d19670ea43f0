/** Moving worlds, what finds their touching pairs, and a picture of one. */
package lockstep.bench.world;
