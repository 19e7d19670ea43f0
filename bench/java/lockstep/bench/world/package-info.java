/** Moving worlds, ways to find their touching pairs, and a picture of one. */
package lockstep.bench.world;
