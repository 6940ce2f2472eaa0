import type { FlowTypes } from '#domain/booking/flow-types.ts';
import type { SearchEnd } from '#domain/contract.ts';
import type { BookingEvent } from '#machines/booking/booking-events.ts';
import { type BookingSnapshot, selectSearchState } from '#machines/booking/booking-selectors.ts';
import type { Move } from '../tours.ts';
import { move } from './booking-move.ts';
import { type FlowModel, nameOfSearch, type SearchEndName, searchNamed } from './flow-model.ts';

/** All failures of a search are only tried while nothing is chosen yet: the choices do not affect them. */
export function searchMoves<Flow extends FlowTypes>(
  model: FlowModel<Flow>,
  state: BookingSnapshot<Flow>,
): Move[] {
  const search = selectSearchState(state);
  if (search === 'inProgress') {
    const name = nameOfSearch(model, state);
    const answered = move(`${name} answers`, ...answerOf(searchNamed(model, name).end, model.sources));
    return state.context.result
      ? [answered]
      : [
          answered,
          move('the search breaks', { type: 'search.interrupted' }),
          move('the search is refused', { type: 'search.refused', code: 'traveler_inactive' }),
        ];
  }
  const canRepeat = ['minorFailure', 'majorFailure', 'expired'].includes(search);
  return canRepeat ? [move('search again', { type: 'search.retry' })] : [];
}

/** The changes that are possible in a list with several pages. */
export function listChanges<Flow extends FlowTypes>(model: FlowModel<Flow>): Move[] {
  return Object.entries(model.listChanges).map(([name, change]) => {
    if ('sort' in change) return move(name, { type: 'list.sort', sort: change.sort });
    if ('filter' in change) return move(name, { type: 'list.filter', filter: change.filter });
    return move(name, { type: 'list.page', page: change.page ?? 1 });
  });
}

/** The event of a search that ends this way. */
function answerOf(end: SearchEndName, sources: readonly string[]): BookingEvent[] {
  const results = end === 'nothing' || end === 'allSourcesFail' ? 0 : 32;
  const hasFailed = (index: number) => end === 'allSourcesFail' || (end === 'oneSourceFails' && index === 2);
  return [
    ...sources.map(
      (source, index): BookingEvent =>
        hasFailed(index)
          ? { type: 'source.failed', source }
          : { type: 'results.arrived', source, count: 8, expiresAt: '2027-03-01T10:00:00.000Z' },
    ),
    // The chart reads nothing else of the end.
    { type: 'search.ended', end: { type: 'end', results, hiddenByPolicy: 0 } as unknown as SearchEnd },
  ];
}
