import { msg } from '@lingui/core/macro';
import type { CarPart, Trip } from '#domain/contract.ts';
import { ACCESS_WORDS } from '../../../../components/booking/car-terms.ts';
import type { Wording } from '../../../../components/verdicts/kinds/rule-words.ts';
import type { Moment, PeopleGroup } from '../trip-kind.ts';

export function rentalMoments(part: CarPart, people: Trip['travelers']): Moment[] {
  const { pickUp, dropOff, pickUpAt, dropOffAt } = part;
  return [
    {
      ...at(pickUpAt),
      mark: msg`pick-up`,
      title: pickUp.name,
      facts: stationFacts(pickUp),
      people: drivers(people),
    },
    {
      ...at(dropOffAt),
      mark: msg`drop-off`,
      title: dropOff.name,
      facts: stationFacts(dropOff),
      people: [],
    },
  ];
}

function at(moment: string): Pick<Moment, 'day' | 'time'> {
  return { day: moment.slice(0, 10), time: moment.slice(11) };
}

function stationFacts({ access, address, phone }: CarPart['pickUp']): Wording[] {
  const { street, postalCode, city } = address;
  return [ACCESS_WORDS[access], `${street}, ${postalCode} ${city}`, phone];
}

function drivers(people: Trip['travelers']): PeopleGroup[] {
  const passengers = people.slice(1);
  const label = passengers.length === 1 ? msg`Passenger` : msg`Passengers`;
  return [
    { label: msg`Driver`, people: people.slice(0, 1) },
    ...(passengers.length > 0 ? [{ label, people: passengers }] : []),
  ];
}
