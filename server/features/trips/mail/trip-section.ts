import type { Trip, TripPart } from '#domain/contract.ts';
import type { ClientSettings } from '../../../start/config.ts';
import type { MailSection } from '../../mails/mail-layout.ts';

type Sold = Pick<ClientSettings, 'simulated'>;

/** Which trip it is; and what of it only looks like a booking. */
export function tripSection(trip: Trip, sold: Sold, parts: readonly TripPart[] = trip.parts): MailSection {
  const { itineraryRefId, travelers } = trip;
  const names = travelers.map(({ firstName, lastName }) => `${firstName} ${lastName}`);
  const lines = [`Reference: ${itineraryRefId}`, `Travellers: ${names.join(', ')}`];
  return { heading: 'Trip', lines: [...lines, ...simulationLines(parts, sold)] };
}

function simulationLines(parts: readonly TripPart[], { simulated = [] }: Sold): string[] {
  const kinds = new Set(parts.map(({ kind }) => kind));
  const named = simulated.filter((kind) => kinds.has(kind));
  if (named.length === 0) return [];
  return named.length === kinds.size
    ? ['Simulated: nothing of it is really booked']
    : [`Simulated, not really booked: ${named.join(', ')}`];
}
