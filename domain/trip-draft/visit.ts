import type { SelectedPlace } from '../booking/flow-types.ts';
import type { Position } from '../geography.ts';

/** The destination of a trip's parts, and the length of the stay. */
export interface Visit {
  /** In words. */
  city: string;
  /** Local times there, `yyyy-MM-ddTHH:mm`; without a flight only the day is known. */
  arrival: { day: string; time: string | null };
  /** Null where the departure is unknown. */
  departure: { day: string; time: string | null } | null;
  /** The airport of arrival; null without a flight. */
  airport: { code: string; label: string } | null;
  /** The hotel, or the station of a car; null where that is unknown. */
  place: SelectedPlace | null;
}

/** A part that a trip may need, with its prefilled search. */
export interface PartProposal<Criteria> {
  /** The location, in words. */
  city: string;
  /** The airport that it is near, by name; absent where it is the city itself. */
  airport?: string;
  /** Its days, `yyyy-MM-dd`; the last one is empty where it is unknown. */
  from: string;
  to: string;
  /** The place or the airport to be looked up by these words; null where it is known. */
  lookUp: string | null;
  criteria: Criteria;
  /** The journey that a car is returned for, `yyyy-MM-ddTHH:mm`; null where its time is unknown. */
  departure?: string | null;
}

export interface FlownLeg {
  city: string;
  airport: { code: string; label: string };
  /** Of the airport, where it is known. */
  position?: Position;
  arrival: string;
  departure: string;
}

/** The first visit of a trip: from its first landing to the next departure, or the days of its stays. */
export function buildVisit(flown: readonly FlownLeg[], stayed: readonly Stay[]): Visit | null {
  const legs = flown.toSorted((one, other) => (one.departure < other.departure ? -1 : 1));
  const stays = stayed.toSorted((one, other) => (one.from < other.from ? -1 : 1));
  const [stay] = stays;
  const [first, ...later] = legs;
  if (first) {
    const next = later.find(({ departure }) => departure > first.arrival);
    return {
      city: first.city,
      arrival: splitMoment(first.arrival),
      departure: next ? splitMoment(next.departure) : null,
      airport: first.airport,
      place: stay?.place ?? null,
    };
  }
  if (!stay) return null;
  const last =
    stays
      .map(({ to }) => to)
      .sort()
      .at(-1) ?? stay.to;
  return {
    city: stay.city,
    arrival: { day: stay.from, time: null },
    departure: { day: last, time: null },
    airport: stay.airport,
    place: stay.place,
  };
}

function splitMoment(local: string): { day: string; time: string } {
  return { day: local.slice(0, 10), time: local.slice(11, 16) };
}

/** The days of a hotel or a car at a place. */
export interface Stay {
  city: string;
  from: string;
  to: string;
  place: SelectedPlace;
  airport: Visit['airport'];
}
