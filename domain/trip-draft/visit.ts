import type { SelectedPlace } from '../booking/flow-types.ts';
import type { Position } from '../geography.ts';

export interface Visit {
  city: string;
  /** Local times there, `yyyy-MM-ddTHH:mm`; without a flight only the day is known. */
  arrival: { day: string; time: string | null };
  /** Null where the departure is unknown. */
  departure: { day: string; time: string | null } | null;
  airport: { code: string; label: string } | null;
  place: SelectedPlace | null;
}

export interface PartProposal<Criteria> {
  city: string;
  airport?: string;
  /** Its days, `yyyy-MM-dd`; the last one is empty where it is unknown. */
  from: string;
  to: string;
  lookUp: string | null;
  criteria: Criteria;
  departure?: string | null;
}

export interface FlownLeg {
  city: string;
  airport: { code: string; label: string };
  position?: Position;
  arrival: string;
  departure: string;
}

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

export interface Stay {
  city: string;
  from: string;
  to: string;
  place: SelectedPlace;
  airport: Visit['airport'];
}
