/**
 * What the booking of a flight keeps and what it resets, written down from the specification and without the chart:
 * "A new flight search resets page, sort, filter and selection. Changing sort or filter resets the list page to 1.
 * Choosing a different flight or fare resets baggage, memberships and seats." Names stand for what they name.
 */

const PAGES = ['search', 'flights', 'fares', 'options', 'checkout'] as const;
export type Page = (typeof PAGES)[number];

interface List {
  page: number;
  sort: string;
  filter: string;
}

/** What the seats cost is a part of the amount. */
interface Price {
  fare: string;
  amount: number;
  seatsAmount: number;
}

type Answer = 'cheaper' | 'dearerWithinTolerance' | 'dearer' | 'verdictChanged' | 'extrasGone';
type Talk = 'none' | 'pricing' | 'pricingFailed' | 'agreed' | 'stale' | 'soldOut' | 'expired' | Answer;

/** What one choice leads to, and what can be brought back. */
interface Choice {
  flight: string | null;
  price: Price | null;
  seats: readonly string[] | null;
}

interface Dropped extends Choice {
  why: 'newSearch' | 'otherResult' | 'otherOffer';
  search: string | null;
  list: List;
}

export interface Model extends Choice {
  page: Page;
  search: string | null;
  written: string | null;
  list: List;
  /** A fare that is chosen, or a price that is asked with seats, until it is agreed upon. */
  pending: string | null;
  question: { price: Price; seatsLeft: readonly string[] | null } | null;
  sketch: readonly string[] | null;
  talk: Talk;
  dropped: Dropped | null;
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
/** What fares cost in the list, and what a seat costs. */
export const FARES: Readonly<Record<string, number>> = { light: 160_000, flex: 200_000 };
export const SEAT = 1_600;
/** By how much an answer differs from that. */
export const CHANGES: Readonly<Record<Answer, number>> = {
  cheaper: -8_000,
  dearerWithinTolerance: 1_000,
  dearer: 20_000,
  verdictChanged: 0,
  extrasGone: 0,
};
/** What the checkout is told when it asks once more. */
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

const NO_FARE = { pending: null, price: null, question: null, seats: null, sketch: null } as const;

/** Whether it can happen: to a person who sees this page, or by the answer to something that was asked. */
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
      return model.talk === 'agreed';
    case 'order':
    case 'renew':
      return model.page === 'checkout';
    default:
      return true;
  }
}

export function priceOf(model: Model, change: number, seats = model.seats): Price {
  const fare = model.pending ?? model.price?.fare ?? 'light';
  const seatsAmount = (seats?.length ?? 0) * SEAT;
  return { fare, amount: (FARES[fare] ?? 0) + change + seatsAmount, seatsAmount };
}

export function after(model: Model, event: Event): Model {
  switch (event.do) {
    case 'write':
      return { ...model, written: event.search };
    case 'search':
      return model.ordering ? model : searched(model, event.search);
    case 'open':
      return { ...model, page: reachable(model, event.page) };
    case 'sort':
      return onPage(model, 'flights', { list: { ...model.list, sort: event.sort, page: 1 } });
    case 'filter':
      return onPage(model, 'flights', { list: { ...model.list, filter: event.filter, page: 1 } });
    case 'turn':
      return onPage(model, 'flights', { list: { ...model.list, page: event.page } });
    case 'flight':
      return model.page === 'flights' ? chosenFlight(model, event.flight) : model;
    case 'fare':
      return model.page === 'fares' ? chosenFare(model, event.fare) : model;
    case 'sketch':
      return onPage(model, 'options', { sketch: event.seats });
    case 'seats':
      return onPage(model, 'options', {
        seats: event.seats,
        sketch: null,
        pending: model.price?.fare ?? null,
        question: null,
        talk: 'pricing',
      });
    case 'review':
      return reviewed(model, event.seats);
    case 'same':
      return agreed(model, priceOf(model, 0), model.seats);
    case 'changed':
      return asked(model, event.kind);
    case 'soldOut':
    case 'expired':
      return { ...model, talk: event.do };
    case 'noAnswer':
      return { ...model, talk: 'pricingFailed' };
    case 'retry':
      return model.talk === 'pricingFailed' ? { ...model, talk: 'pricing' } : model;
    case 'accept':
      if (!model.question) return model;
      return agreed(model, model.question.price, model.question.seatsLeft ?? model.seats);
    case 'drop':
      return model.ordering ? model : withoutFare(model);
    case 'restore':
      return model.dropped && !model.ordering ? restored(model, model.dropped) : model;
    case 'forget':
      return { ...model, dropped: null };
    case 'discard':
      return BEGINNING;
    case 'age':
      return { ...model, talk: 'stale' };
    case 'order':
      return { ...model, ordering: event.ordering };
    case 'renew': {
      // What was sent back to be priced with other seats goes on at the price of now.
      const price = priceOf(model, RENEWED);
      return { ...model, price, pending: null, question: null, talk: 'agreed' };
    }
    case 'reload':
      return reloaded(model);
  }
}

function onPage(model: Model, page: Page, changes: Partial<Model>): Model {
  return model.page === page ? { ...model, ...changes } : model;
}

function searched(model: Model, search: string): Model {
  return {
    ...BEGINNING,
    page: 'flights',
    search,
    dropped: model.flight === null ? null : dropping(model, 'newSearch'),
  };
}

function chosenFlight(model: Model, flight: string): Model {
  if (flight === model.flight) return { ...model, page: 'fares' };
  const dropped = model.price ? dropping(model, 'otherResult') : model.dropped;
  return { ...model, ...NO_FARE, flight, page: 'fares', talk: 'none', dropped };
}

/** The same fare at the same price is the one that was agreed upon: its seats stay. */
function chosenFare(model: Model, fare: string): Model {
  const { price } = model;
  if (price?.fare === fare && price.amount - price.seatsAmount === FARES[fare]) {
    return { ...model, page: 'options' };
  }
  const dropped = price ? dropping(model, 'otherOffer') : model.dropped;
  return { ...model, ...NO_FARE, pending: fare, talk: 'pricing', dropped };
}

function asked(model: Model, kind: Answer): Model {
  const seatsLeft = kind === 'extrasGone' ? (model.seats?.slice(1) ?? []) : null;
  const price = priceOf(model, CHANGES[kind], seatsLeft ?? model.seats);
  return { ...model, question: { price, seatsLeft }, talk: kind };
}

function agreed(model: Model, price: Price, seats: readonly string[] | null): Model {
  const next: Partial<Record<Page, Page>> = { fares: 'options', options: 'checkout' };
  return {
    ...model,
    price,
    seats,
    pending: null,
    question: null,
    talk: 'agreed',
    page: next[model.page] ?? model.page,
  };
}

function reviewed(model: Model, seats: readonly string[]): Model {
  if (model.ordering || !model.price) return model;
  return {
    ...model,
    seats: null,
    sketch: seats,
    pending: null,
    question: null,
    talk: 'agreed',
    page: model.page === 'checkout' ? 'options' : model.page,
  };
}

function withoutFare(model: Model): Model {
  const isPast = model.page === 'options' || model.page === 'checkout';
  return { ...model, ...NO_FARE, talk: 'none', page: isPast ? 'fares' : model.page };
}

function dropping({ search, list, flight, price, seats }: Model, why: Dropped['why']): Dropped {
  return { why, search, list, flight, price, seats };
}

function restored(model: Model, { why, search, list, flight, price, seats }: Dropped): Model {
  const madeAt = { newSearch: 'search', otherResult: 'flights', otherOffer: 'fares' } as const;
  const choice = { ...model, ...NO_FARE, flight, price, seats, dropped: null };
  const whole = why === 'newSearch' ? { ...choice, search, list } : choice;
  return { ...whole, talk: price ? 'agreed' : 'none', page: madeAt[why] };
}

/** What is being asked is asked again; what was dropped is gone for good. */
function reloaded(model: Model): Model {
  if (model.search === null && model.written === null) return BEGINNING;
  const talk = model.pending ? 'pricing' : model.price ? 'agreed' : 'none';
  const kept: Model = { ...model, question: null, dropped: null, talk };
  return { ...kept, page: reachable(kept, model.page) };
}

/** Where somebody gets who asks for a page; while an order is under way, to the checkout only. */
function reachable(model: Model, wanted: Page): Page {
  const furthest = furthestOf(model);
  return model.ordering || PAGES.indexOf(wanted) > PAGES.indexOf(furthest) ? furthest : wanted;
}

function furthestOf({ search, flight, price, seats, pending }: Model): Page {
  if (search === null) return 'search';
  if (flight === null) return 'flights';
  if (price === null) return 'fares';
  return seats === null || pending !== null ? 'options' : 'checkout';
}
