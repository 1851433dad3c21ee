/** How dice behave on this felt. Lengths in edges of a die, times in seconds. */
export interface Feel {
  readonly gravity: number;
  /** share of the speed that a knock on the felt gives back; below the speed `dead` none */
  readonly bounce: number;
  readonly dead: number;
  readonly friction: number;
  /** losses per second while touching: rolling, spinning */
  readonly drag: number;
  /** radius of the rounded edges, the same in the shader */
  readonly round: number;
  /** what hits between dice and against walls give back, and how much they rub */
  readonly clack: number;
  readonly grip: number;
  /** share of the lever of a hit above or below the centre that becomes tumble; 1 would add energy, the plane has spent the whole push */
  readonly tumble: number;
  /** hops of the higher of two dice that meet */
  readonly hop: number;
  /** a flick is kept within these speeds */
  readonly slowest: number;
  readonly fastest: number;
  /** plane steps per sample, and steps on the felt per plane step */
  readonly planeSteps: number;
  readonly feltSteps: number;
}

/**
 * Real dice of 16 mm would need a gravity of about 600: too fast to watch at this size.
 * `dead` must stay above twice gravity times the small step, or resting dice bounce on their own weight.
 */
export const feel: Feel = {
  gravity: 150,
  bounce: 0.44,
  dead: 1.5,
  friction: 0.5,
  drag: 1.2,
  round: 0.15,
  clack: 0.6,
  grip: 0.3,
  tumble: 0.5,
  hop: 0.3,
  slowest: 10,
  fastest: 30,
  planeSteps: 2,
  feltSteps: 4,
};

/** samples per second of a film */
export const RATE = 60;
