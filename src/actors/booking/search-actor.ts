import { fromCallback } from 'xstate';
import type { BookingEvent, SearchEvent } from '#machines/booking/booking-events.ts';
import type { SearchInput } from '#machines/booking/booking-setup.ts';
import type { Api } from '../../api/client.ts';
import { reportError } from '../../api/error-report.ts';
import type { ResultsStore } from '../../api/results-store.ts';
import type { BookingPorts, ResultsLine, SearchLine } from './booking-ports.ts';
import { toOutcome } from './to-outcome.ts';

type SearchPorts = Pick<BookingPorts, 'search' | 'count' | 'kind'>;

export function searchActor(
  api: Api,
  ports: SearchPorts,
  results: Pick<ResultsStore<ResultsLine, unknown>, 'begin' | 'add'>,
) {
  return fromCallback<BookingEvent, SearchInput>(({ input: { number, ...searched }, sendBack }) => {
    const leaving = new AbortController();
    results.begin(number);
    void read().catch((error: unknown) => {
      if (!leaving.signal.aborted) sendBack(toFailureEvent(error));
    });
    return () => leaving.abort();

    async function read(): Promise<void> {
      let ended = false;
      for await (const line of ports.search(api, searched, leaving.signal)) {
        if (leaving.signal.aborted) return;
        if (line.type === 'results') results.add(number, line);
        sendBack(toEvent(line, ports));
        ended ||= line.type === 'end';
      }
      // Without its last line an answer is incomplete.
      if (!ended) throw new Error(`The search (${ports.kind}) has ended without its last line`);
    }

    function toFailureEvent(error: unknown): SearchEvent {
      try {
        return toOutcome(error, (code) => ({ type: 'search.refused', code }));
      } catch (broken) {
        // The error screen promises that engineers are notified.
        void reportError(
          api,
          String(Date.now()),
          broken instanceof Error ? broken : new Error(String(broken)),
        );
        return { type: 'search.interrupted' };
      }
    }
  });
}

function toEvent(line: SearchLine<ResultsLine>, { count }: SearchPorts): SearchEvent {
  switch (line.type) {
    case 'results':
      return {
        type: 'results.arrived',
        source: line.source,
        count: count(line),
        expiresAt: line.expiresAt,
      };
    case 'failure':
      return { type: 'source.failed', source: line.source };
    case 'end':
      return { type: 'search.ended', end: line };
  }
}
