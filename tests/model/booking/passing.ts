import type { BookingWorld } from './booking-world.ts';
import type { Call } from './call.ts';

/** What goes on until something is seen of it goes on until the next move; the first of the calls is waited for. */
export const passing =
  (...calls: [Call, ...Call[]]) =>
  async (world: BookingWorld): Promise<void> => {
    await world.arrival(calls[0]);
    world.letPass(...calls);
  };
