import type { BookingWorld } from './booking-world.ts';
import type { Call } from './call.ts';

/** Lets calls pass until the next move, once the first of them has arrived. */
export const passing =
  (...calls: [Call, ...Call[]]) =>
  async (world: BookingWorld): Promise<void> => {
    await world.arrival(calls[0]);
    world.letPass(...calls);
  };
