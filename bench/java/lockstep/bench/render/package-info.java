/** {@code bench/run render}: a ray tracer with sunlight, soft shadows and ambient occlusion over one tree. */
package lockstep.bench.render;
