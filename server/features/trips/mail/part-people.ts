import type { Trip, TripPart } from '#domain/contract.ts';
import { peopleLinesOf } from '../part/kinds/part-kinds.ts';
import { type MailReader, nameText } from './mail-reader.ts';

type Reader = Pick<MailReader, 'companyUserId'>;
type Traveler = Trip['travelers'][number];

export function peopleLines(
  part: TripPart,
  { travelers }: Pick<Trip, 'travelers'>,
  reader: Reader,
): string[] {
  const people = peopleOf(part, travelers);
  const names = people.map(
    (traveler) => `${nameText(traveler)}${isReader(traveler, reader) ? ' (you)' : ''}`,
  );
  return peopleLinesOf(part.kind, names);
}

export function ownPartsFirst(parts: Trip['parts'], reader: Reader): Trip['parts'] {
  return parts.toSorted((one, other) => Number(isOwn(other, reader)) - Number(isOwn(one, reader)));
}

export function namesAbove(part: TripPart, { travelers }: Pick<Trip, 'travelers'>, reader: Reader): string {
  if (isOwn(part, reader) || part.travelers.length === travelers.length) return '';
  return `${peopleOf(part, travelers).map(nameText).join(', ')}: `;
}

function peopleOf(part: TripPart, travelers: readonly Traveler[]): Traveler[] {
  return travelers.filter(({ _id }) => part.travelers.includes(_id));
}

function isOwn({ travelers }: TripPart, { companyUserId }: Reader): boolean {
  return companyUserId !== undefined && travelers.includes(companyUserId);
}

function isReader({ _id }: Traveler, { companyUserId }: Reader): boolean {
  return _id === companyUserId;
}
