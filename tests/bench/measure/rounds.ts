/** How often each series is sampled, and how often all of it is repeated while its floor is restless. */
export const ROUNDS = 5;
export const ATTEMPTS = 3;
