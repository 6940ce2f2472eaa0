import {
  type Answer,
  BEGINNING,
  CHANGES,
  type ChoiceToRestore,
  type Event,
  FARES,
  FREE_SEATS,
  type Model,
  NO_FARE,
  PAGES,
  type Page,
  type Price,
  priceOf,
  RENEWED,
} from './reference-model.ts';

/** What is unchanged after an event, and what is reset. */
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
      return model.page === 'flights' ? selectedFlight(model, event.flight) : model;
    case 'fare':
      return model.page === 'fares' ? selectedFare(model, event.fare) : model;
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
      return accepted(model, priceOf(model, 0), model.seats ?? FREE_SEATS);
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
      return accepted(model, model.question.price, model.question.seatsLeft ?? model.seats);
    case 'drop':
      return model.ordering ? model : withoutFare(model);
    case 'restore':
      return model.dropped && !model.ordering ? restored(model, model.dropped) : model;
    case 'forget':
      return { ...model, dropped: null };
    case 'discard':
      return model.ordering ? model : BEGINNING;
    case 'age':
      return { ...model, talk: 'stale' };
    case 'order':
      return { ...model, ordering: event.ordering };
    case 'renew': {
      // A part that was sent back to be priced with other seats continues at the current price.
      const price = priceOf(model, RENEWED);
      return { ...model, price, pending: null, question: null, talk: 'accepted' };
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

function selectedFlight(model: Model, flight: string): Model {
  if (flight === model.flight) return { ...model, page: 'fares' };
  const dropped = model.price ? dropping(model, 'otherResult') : model.dropped;
  return { ...model, ...NO_FARE, flight, page: 'fares', talk: 'none', dropped };
}

/** The seats stay when the same fare has the price that was accepted. */
function selectedFare(model: Model, fare: string): Model {
  const { price } = model;
  if (price?.fare === fare && price.amount - price.seatsAmount === FARES[fare]) {
    return { ...model, page: pageAfterFare(model) };
  }
  const dropped = price ? dropping(model, 'otherOffer') : model.dropped;
  return { ...model, ...NO_FARE, pending: fare, talk: 'pricing', dropped };
}

function asked(model: Model, kind: Answer): Model {
  const chosenForUser = model.seats === null ? FREE_SEATS : null;
  const seatsLeft = kind === 'extrasGone' ? (model.seats?.slice(1) ?? []) : chosenForUser;
  const price = priceOf(model, CHANGES[kind], seatsLeft ?? model.seats);
  return { ...model, question: { price, seatsLeft }, talk: kind };
}

function accepted(model: Model, price: Price, seats: readonly string[] | null): Model {
  const next: Model = { ...model, price, seats, pending: null, question: null, talk: 'accepted' };
  if (model.page === 'options') return { ...next, page: 'checkout' };
  return model.page === 'fares' ? { ...next, page: pageAfterFare(next) } : next;
}

/** The checkout, as soon as it is known which seats there are; those that are being chosen are not lost. */
function pageAfterFare({ seats, sketch }: Pick<Model, 'seats' | 'sketch'>): Page {
  return seats === null || sketch !== null ? 'options' : 'checkout';
}

function reviewed(model: Model, seats: readonly string[]): Model {
  if (model.ordering || !model.price) return model;
  return {
    ...model,
    seats: null,
    sketch: seats,
    pending: null,
    question: null,
    talk: 'accepted',
    page: model.page === 'checkout' ? 'options' : model.page,
  };
}

function withoutFare(model: Model): Model {
  const isPast = model.page === 'options' || model.page === 'checkout';
  return { ...model, ...NO_FARE, talk: 'none', page: isPast ? 'fares' : model.page };
}

function dropping(
  { search, list, flight, price, seats, sketch }: Model,
  why: ChoiceToRestore['why'],
): ChoiceToRestore {
  return { why, search, list, flight, price, seats, sketch };
}

function restored(model: Model, { why, search, list, flight, price, seats, sketch }: ChoiceToRestore): Model {
  const madeAt = { newSearch: 'search', otherResult: 'flights', otherOffer: 'fares' } as const;
  const choice = { ...model, ...NO_FARE, flight, price, seats, sketch, dropped: null };
  const whole = why === 'newSearch' ? { ...choice, search, list } : choice;
  return { ...whole, talk: price ? 'accepted' : 'none', page: madeAt[why] };
}

/** Pending requests are sent again; what was dropped is lost for good. */
function reloaded(model: Model): Model {
  if (model.search === null && model.written === null) return BEGINNING;
  const talk = model.pending ? 'pricing' : model.price ? 'accepted' : 'none';
  const kept: Model = { ...model, question: null, dropped: null, talk };
  return { ...kept, page: reachable(kept, model.page) };
}

/** The page that is shown when one is requested; while an order is under way, always the checkout. */
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
