package lockstep.compiler;

/** What an expression stands for: a number or truth value, or a record or array of values, taken apart. */
sealed interface Value permits Node, Tuple {}
