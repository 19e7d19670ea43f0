/** Characters that walk, fly and fall: rounds of sweeps, each about what every character is doing just then. */
package lockstep.internal.mover;
