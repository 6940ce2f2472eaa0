/**
 * What the booking of a flight keeps and what it resets, written down from the specification and without the chart:
 * "A new flight search resets page, sort, filter and selection. Changing sort or filter resets the list page to 1.
 * Choosing a different flight or fare resets baggage, memberships and seats." Names stand for what they name.
 */

export const PAGES = ['search', 'flights', 'fares', 'options', 'checkout'] as const;
export type Page = (typeof PAGES)[number];

interface List {
  page: number;
  sort: string;
  filter: string;
}

/** The price of the seats is part of the amount. */
export interface Price {
  fare: string;
  amount: number;
  seatsAmount: number;
}

export type Answer = 'cheaper' | 'dearerWithinTolerance' | 'dearer' | 'verdictChanged' | 'extrasGone';
type Talk = 'none' | 'pricing' | 'pricingFailed' | 'accepted' | 'stale' | 'soldOut' | 'expired' | Answer;

/** The consequences of one choice, and what can be restored. */
interface Choice {
  flight: string | null;
  price: Price | null;
  seats: readonly string[] | null;
  /** The seats as they are being chosen. */
  sketch: readonly string[] | null;
}

export interface ChoiceToRestore extends Choice {
  why: 'newSearch' | 'otherResult' | 'otherOffer';
  search: string | null;
  list: List;
}

export interface Model extends Choice {
  page: Page;
  search: string | null;
  written: string | null;
  list: List;
  /** A chosen fare, or a price requested with seats, until it is accepted. */
  pending: string | null;
  question: { price: Price; seatsLeft: readonly string[] | null } | null;
  talk: Talk;
  dropped: ChoiceToRestore | null;
  ordering: boolean;
}

export type Event =
  | { do: 'write' | 'search'; search: string }
  | { do: 'open'; page: Page }
  | { do: 'sort'; sort: string }
  | { do: 'filter'; filter: string }
  | { do: 'turn'; page: number }
  | { do: 'flight'; flight: string }
  | { do: 'fare'; fare: string }
  | { do: 'sketch' | 'seats' | 'review'; seats: readonly string[] }
  | { do: 'same' | 'soldOut' | 'expired' | 'noAnswer' }
  | { do: 'changed'; kind: Answer }
  | { do: 'retry' | 'accept' | 'drop' | 'restore' | 'forget' | 'discard' }
  | { do: 'age' }
  | { do: 'order'; ordering: boolean }
  | { do: 'renew' }
  | { do: 'reload' };

const FIRST_LIST: List = { page: 1, sort: 'cheapest', filter: 'all' };
/** The prices of fares in the list, and of a seat. */
export const FARES: Readonly<Record<string, number>> = { light: 160_000, flex: 200_000 };
export const SEAT = 1_600;
/** The seats that are chosen for the user with a fare, at no cost. */
export const FREE_SEATS: readonly string[] = ['30A'];
/** The difference of an answer from that. */
export const CHANGES: Readonly<Record<Answer, number>> = {
  cheaper: -8_000,
  dearerWithinTolerance: 1_000,
  dearer: 20_000,
  verdictChanged: 0,
  extrasGone: 0,
};
/** The price difference when the checkout asks once more. */
export const RENEWED = 500;

export const BEGINNING: Model = {
  page: 'search',
  search: null,
  written: null,
  list: FIRST_LIST,
  flight: null,
  pending: null,
  price: null,
  question: null,
  seats: null,
  sketch: null,
  talk: 'none',
  dropped: null,
  ordering: false,
};

export const NO_FARE = { pending: null, price: null, question: null, seats: null, sketch: null } as const;

/** Whether the event is possible: for a person who sees this page, or as the answer to a pending request. */
export function canHappen(model: Model, event: Event): boolean {
  switch (event.do) {
    case 'same':
    case 'soldOut':
    case 'expired':
    case 'noAnswer':
      return model.talk === 'pricing';
    case 'changed':
      if (event.kind === 'extrasGone') return model.talk === 'pricing' && (model.seats?.length ?? 0) > 0;
      return model.talk === 'pricing';
    case 'age':
      return model.talk === 'accepted';
    case 'order':
    case 'renew':
      return model.page === 'checkout';
    default:
      return true;
  }
}

export function priceOf(model: Model, change: number, seats = model.seats): Price {
  const fare = model.pending ?? model.price?.fare ?? 'light';
  const paid = seats?.filter((seat) => !FREE_SEATS.includes(seat)) ?? [];
  const seatsAmount = paid.length * SEAT;
  return { fare, amount: (FARES[fare] ?? 0) + change + seatsAmount, seatsAmount };
}
