/** Triangle meshes: OBJ files in and out, recorded rays, shared vertices, normals. */
package lockstep.bench.mesh;
