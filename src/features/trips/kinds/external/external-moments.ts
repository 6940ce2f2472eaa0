import { msg } from '@lingui/core/macro';
import type { ExternalPart, Trip } from '#domain/contract.ts';
import { formatDayRange } from '#domain/day-range.ts';
import { SERVICE_WORDS } from '../../../../components/trip-status/service-words.ts';
import type { Moment } from '../trip-kind.ts';

export function externalMoments(part: ExternalPart, people: Trip['travelers']): Moment[] {
  const { startsOn, endsOn, service } = part;
  return [
    {
      day: startsOn,
      title: SERVICE_WORDS[service],
      facts: [formatDayRange(startsOn, endsOn)],
      people: [{ label: people.length === 1 ? msg`Traveller` : msg`Travellers`, people }],
    },
  ];
}
