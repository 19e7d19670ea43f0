package lockstep.compiler;

/** The value of an expression: a number or truth value, or a record or array of values, decomposed. */
sealed interface Value permits Node, Tuple {}
