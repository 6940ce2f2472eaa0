import type { SearchEnd } from '#domain/contract.ts';
import { DEFAULT_HOTEL_LIST_SETTINGS } from '#domain/hotel-booking/hotel-list-settings.ts';
import type { HotelBookingEvent } from '#machines/hotel-booking/hotel-booking-events.ts';
import {
  type HotelBookingSnapshot,
  selectListState,
} from '#machines/hotel-booking/hotel-booking-selectors.ts';
import type { PlaceName } from '../booking/places.ts';
import type { Move } from '../tours.ts';
import { move } from './booking-move.ts';

/** A search fails in all its ways only while nothing is chosen yet: it makes no difference to what is chosen. */
export function searchMoves(state: HotelBookingSnapshot): Move[] {
  const { hotel, criteria } = state.context;
  const list = selectListState(state);
  const answered = answerIn(criteria?.place?.label as PlaceName); // every search of the model has a place
  if (list === 'inProgress') {
    return hotel
      ? [answered]
      : [
          answered,
          move('the search breaks', { type: 'search.broke' }),
          move('the search is refused', { type: 'search.refused', code: 'traveler_inactive' }),
        ];
  }
  const canRepeat = ['minorFailure', 'majorFailure', 'expired'].includes(list);
  return canRepeat ? [move('search again', { type: 'search.retry' })] : [];
}

function answerIn(place: PlaceName): Move {
  const arrived = (source: string) =>
    ({ type: 'results.arrived', source, count: 8, expiresAt: '2027-03-01T10:00:00.000Z' }) as const;
  const failed = (source: string) => ({ type: 'source.failed', source }) as const;
  const answers = {
    Einsiedeln: [arrived('100'), arrived('110'), arrived('112'), arrived('113')],
    Luzern: [arrived('100'), arrived('110'), arrived('112'), arrived('113')],
    Gersau: [arrived('100'), arrived('110'), arrived('112'), arrived('113')],
    Appenzell: [arrived('100'), arrived('110'), failed('112'), arrived('113')],
    Arosa: [failed('100'), failed('110'), failed('112'), failed('113')],
  } satisfies Record<PlaceName, HotelBookingEvent[]>;
  const results = place === 'Gersau' || place === 'Arosa' ? 0 : 32;
  // The chart reads nothing else of the end.
  const end = { type: 'end', results, hiddenByPolicy: 0 } as unknown as SearchEnd;
  return move(`${place} answers`, ...answers[place], { type: 'search.ended', end });
}

/** What can be changed of a list that has more than one page. */
export function changesOfList(): Move[] {
  const { filter } = DEFAULT_HOTEL_LIST_SETTINGS;
  return [
    move('sort by rating', { type: 'list.sort', sort: 'SabreRating' }),
    move('filter by name', { type: 'list.filter', filter: { ...filter, nameFilter: 'e' } }),
    move('turn the page', { type: 'list.page', page: 2 }),
  ];
}
