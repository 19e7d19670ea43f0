package lockstep;

/**
 * The range to which a projection maps the depth between the near and the far plane of a frustum, after the
 * division by w.
 */
public enum Depth {
  /** The range −1 to 1, as in OpenGL. */
  MINUS_ONE_TO_ONE,

  /** The range 0 to 1, as in Vulkan, Direct3D, Metal and WebGPU. */
  ZERO_TO_ONE
}
