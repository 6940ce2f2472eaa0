import { fromCallback } from 'xstate';
import type { HotelSearchLine } from '#domain/contract.ts';
import { searchRequestOf } from '#domain/hotel-booking/hotel-requests.ts';
import type { HotelBookingEvent, SearchEvent } from '#machines/hotel-booking/hotel-booking-events.ts';
import type { SearchInput } from '#machines/hotel-booking/hotel-booking-setup.ts';
import type { Api } from '../api/client.ts';
import { reportError } from '../api/error-report.ts';
import { ApiError } from '../api/errors.ts';
import { searchHotels } from '../api/hotel-requests.ts';
import type { HotelResultsStore } from '../api/hotel-results-store.ts';

/** Reads a search line by line: what is found goes to the store, what happens to the chart. Leaving it ends it. */
export function searchHotelsActor(api: Api, results: HotelResultsStore) {
  return fromCallback<HotelBookingEvent, SearchInput>(({ input: { number, criteria }, sendBack }) => {
    const leaving = new AbortController();
    results.begin(number);
    void read().catch((error: unknown) => {
      if (leaving.signal.aborted) return;
      const event = refusalOf(error);
      if (event.type === 'search.broke') report(error);
      sendBack(event);
    });
    return () => leaving.abort();

    async function read(): Promise<void> {
      let ended = false;
      for await (const line of searchHotels(api, searchRequestOf(criteria), leaving.signal)) {
        if (leaving.signal.aborted) return;
        if (line.type === 'results') results.add(number, line);
        sendBack(eventOf(line));
        ended ||= line.type === 'end';
      }
      // Without its last line an answer is not complete.
      if (ended) return;
      report(new Error('A search for hotels has ended without its last line'));
      sendBack({ type: 'search.broke' });
    }

    /** Whoever searches is told that somebody hears of it. */
    function report(error: unknown): void {
      const broken = error instanceof Error ? error : new Error(String(error));
      void reportError(api, String(Date.now()), broken);
    }
  });
}

function eventOf(line: HotelSearchLine): SearchEvent {
  switch (line.type) {
    case 'results':
      return {
        type: 'results.arrived',
        source: line.source,
        count: line.hotels.length,
        expiresAt: line.expiresAt,
      };
    case 'failure':
      return { type: 'source.failed', source: line.source };
    case 'end':
      return { type: 'search.ended', end: line };
  }
}

function refusalOf(error: unknown): SearchEvent {
  const isRefusal = error instanceof ApiError && error.problem !== null && error.status < 500;
  return isRefusal && error.problem
    ? { type: 'search.refused', code: error.problem.code }
    : { type: 'search.broke' };
}
