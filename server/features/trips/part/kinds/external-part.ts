import type { PartDetails } from '../../../../db/trip-tables.ts';
import { dayText } from '../../mail/mail-words.ts';
import { EXTERNAL_SERVICES } from './external-service-words.ts';
import type { PartRules } from './part-rules.ts';

/** What the agency has booked elsewhere, as a part of a trip. */
export const externalPart: PartRules<'external'> = {
  seller: 'supplier',
  title: titleOf,
  heading: titleOf,
  mailLines: ({ startsOn, endsOn, notes }) => [
    startsOn === endsOn
      ? `On: ${dayText(startsOn)}`
      : `From: ${dayText(startsOn)}, until: ${dayText(endsOn)}`,
    ...(notes === undefined ? [] : [`Notes: ${notes}`]),
    'Booked by the agency',
  ],
  freeUntil: () => 'askAgency',
  // It was bought before it was recorded, so that its turn comes first.
  reversal: () => 'free',
  // Only the agency changes it.
  changeable: () => false,
  changeFee: () => null,
  appointments: (part) => [
    {
      firstDay: part.startsOn,
      lastDay: part.endsOn,
      summary: titleOf(part),
      description: ['Booked by the agency', ...(part.notes === undefined ? [] : [part.notes])],
    },
  ],
};

function titleOf({ service, supplier }: Pick<PartDetails<'external'>, 'service' | 'supplier'>): string {
  return `${EXTERNAL_SERVICES[service]}: ${supplier}`;
}
