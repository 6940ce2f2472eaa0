import { dayAfter, instantOf } from '#domain/local-time.ts';

interface Stay {
  /** The first day. */
  startsOn: string;
  /** From when rooms are ready, by the clocks of the zone. */
  checkInFrom: string;
  zone: string;
}

/** When rooms are ready; whoever comes later on the first day has that day until its end. */
export function stayBegin({ startsOn, checkInFrom, zone }: Stay, now: Date): Date {
  const ready = instantOf(`${startsOn}T${checkInFrom}`, zone);
  return ready > now ? ready : instantOf(`${dayAfter(startsOn, 1)}T00:00`, zone);
}
