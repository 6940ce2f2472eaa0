import type { Trip } from '#domain/contract.ts';
import type { SupplierPartKind } from '../trip-tables.ts';

type PolicyReason = NonNullable<Trip['bookingInfo']['reason']>;
type Reasons = readonly [PolicyReason, ...PolicyReason[]];

const REASONS: Record<SupplierPartKind, Reasons> = {
  flight: [
    { code: 'clientRequest', text: 'I travel with the client, who has booked this flight in this cabin.' },
    { code: 'noAlternative', text: 'It is the last direct flight that arrives before the acceptance test.' },
    { code: 'health', text: 'After my back surgery I may not sit upright for long.' },
  ],
  hotel: [
    { code: 'closerToMeeting', text: 'Next door to the client.' },
    { code: 'clientRequest', text: 'The client holds the workshop in this hotel.' },
    { code: 'cheaperOverall', text: 'It saves two taxi rides a day to the site.' },
    { code: 'noAlternative', text: 'During the fair, everything cheaper was too far from the halls.' },
  ],
  car: [
    { code: 'other', text: 'The measuring equipment does not fit into a smaller car.' },
    { code: 'safety', text: 'The road to the site is often covered with snow.' },
    { code: 'clientRequest', text: 'I take three people from the client to the plant.' },
  ],
};

export const DEMO_REFUSALS: Record<SupplierPartKind, string> = {
  flight: 'Two people from the team are there already. Please join them by video.',
  hotel: 'There are houses within the limit in the same street. Please take one of them.',
  car: 'A smaller car will do for one person.',
};

export function demoReason(kind: SupplierPartKind, place: number): PolicyReason {
  const reasons = REASONS[kind];
  return reasons[place % reasons.length] ?? reasons[0];
}
