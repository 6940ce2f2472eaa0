import type { FlightPart, Trip } from '#domain/contract.ts';
import type { OtherDay } from '#domain/flight-booking/other-day.ts';
import type { ChangeTarget } from '#domain/part-change/change-target.ts';
import { shiftCriteria } from '#domain/trip-draft/book-again.ts';
import { criteriaOfPart } from '#domain/trip-draft/criteria-of-part.ts';
import type { Api } from '../../api/client.ts';
import { requestQuote } from '../booking/request-quote.ts';
import { findFlight } from './find-flight.ts';

const DAYS = [-1, 1] as const;

interface BookedFlight {
  trip: Trip;
  booked: FlightPart;
  changes: ChangeTarget;
  /** `yyyy-MM-dd` */
  today: string;
}

export async function findOtherDays(
  api: Api,
  { trip, booked, changes, today }: BookedFlight,
  signal: AbortSignal,
): Promise<OtherDay[]> {
  const { bookingInfo, travelers } = trip;
  const search = criteriaOfPart(booked, { purpose: bookingInfo.purpose, travelers });
  const found = await Promise.all(
    DAYS.map(async (days) => {
      const shifted = shiftCriteria(search, days);
      if (shifted.kind !== 'flight') return null;
      const { criteria } = shifted;
      const first = criteria.departureDateRange.from || criteria.legs[0]?.departureDate || '';
      if (first < today) return null;
      const same = await findFlight(api, { earlier: booked, criteria, days, changes }, signal);
      if (!same) return null;
      const outcome = await requestQuote(api, { changes, part: same.part, expired: false }, signal);
      return outcome.type === 'offered' ? { days, part: same.part, quote: outcome.offered.quote } : null;
    }),
  );
  return found.filter((one) => one !== null);
}
