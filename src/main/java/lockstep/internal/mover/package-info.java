/** Characters that walk, fly and fall, by rounds of sweeps, each about what every character does next. */
package lockstep.internal.mover;
