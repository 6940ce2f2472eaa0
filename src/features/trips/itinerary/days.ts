import type { Trip, TripPart } from '#domain/contract.ts';
import { isOverPart } from '../is-over-part.ts';
import type { Moment, PartKind, PartOf } from '../kinds/trip-kind.ts';
import { tripKind } from '../kinds/trip-kinds.ts';

export interface Entry {
  part: TripPart;
  moments: readonly [Moment, ...Moment[]];
  isFirst: boolean;
}

export interface Day {
  day: string;
  entries: readonly Entry[];
}

export function itineraryDays({ parts, travelers }: Pick<Trip, 'parts' | 'travelers'>): Day[] {
  const entries = parts.flatMap((part) => entriesOf(part, travelers)).toSorted(byTime);
  return [...Map.groupBy(entries, ({ moments: [first] }) => first.day)].map(([day, ofDay]) => ({
    day,
    entries: ofDay,
  }));
}

/** Of what does not take place, only the beginning is left. */
function entriesOf(part: TripPart, travelers: Trip['travelers']): Entry[] {
  const people = travelers.filter(({ _id }) => part.travelers.includes(_id));
  const days = [...Map.groupBy(momentsOf(part, people), ({ day }) => day).values()];
  return (isOverPart(part) ? days.slice(0, 1) : days).flatMap(([first, ...others], index) =>
    first ? [{ part, moments: [first, ...others], isFirst: index === 0 }] : [],
  );
}

function momentsOf<Kind extends PartKind>(part: PartOf<Kind>, people: Trip['travelers']): readonly Moment[] {
  return tripKind(part).moments(part, people);
}

/** By the clocks there; what has no time is first. */
function byTime({ moments: [one] }: Entry, { moments: [other] }: Entry): number {
  return startText(one).localeCompare(startText(other));
}

function startText({ day, time = '' }: Moment): string {
  return `${day} ${time}`;
}
