import { timesOfDays } from '#domain/trip-stage.ts';
import type { PartDetails } from '../../../../db/trip-tables.ts';
import { EXTERNAL_SERVICES } from './external-service-words.ts';
import type { PartRules } from './part-rules.ts';
import { dayText } from './value-words.ts';

export const externalPart: PartRules<'external'> = {
  seller: 'supplier',
  title: formatTitle,
  name: ({ supplier }) => supplier,
  heading: formatTitle,
  towns: () => ({ destinations: [] }),
  mailLines: ({ startsOn, endsOn, notes }) => [
    startsOn === endsOn
      ? `On: ${dayText(startsOn)}`
      : `From: ${dayText(startsOn)}, until: ${dayText(endsOn)}`,
    ...(notes === undefined ? [] : [`Notes: ${notes}`]),
    'Booked by the agency',
  ],
  peopleLines: (names) => [`For: ${names.join(', ')}`],
  onSiteLines: () => [],
  bookedProperties: () => ({}),
  hideDocuments: (part) => part,
  freeUntil: () => null,
  // The agency has already bought it, so it is confirmed first.
  reversal: () => 'free',
  changeable: () => false,
  changeFee: () => null,
  times: (_, days, zone) => timesOfDays(days, zone),
  appointments: (part) => [
    {
      firstDay: part.startsOn,
      lastDay: part.endsOn,
      summary: formatTitle(part),
      description: ['Booked by the agency', ...(part.notes === undefined ? [] : [part.notes])],
    },
  ],
};

function formatTitle({ service, supplier }: Pick<PartDetails<'external'>, 'service' | 'supplier'>): string {
  return `${EXTERNAL_SERVICES[service]}: ${supplier}`;
}
