package lockstep;

/**
 * One hit of a ray: shape, t, barycentric weights, point and normal.
 *
 * @param index the index of the shape that was hit
 * @param t the hit parameter on the ray, in units of its direction
 * @param u the barycentric weight of a triangle's corner b; 0 for other shapes
 * @param v the barycentric weight of a triangle's corner c; 0 for other shapes
 * @param x the point of the hit, {@code o + t d}
 * @param y the point of the hit
 * @param z the point of the hit
 * @param nx the unit geometric normal at the point: by winding for triangles, outward for all other shapes,
 *     which are solid; opposite to the ray if it starts in or on a solid, where t is its tMin
 * @param ny the normal
 * @param nz the normal
 */
public record Hit(int index, float t, float u, float v, float x, float y, float z, float nx, float ny,
    float nz) {}
