import { expect } from 'vitest';
import { withExtras, withPrice } from '#domain/checkout/checkout-part.ts';
import type { FareQuote, FlightTypes, SelectedFare } from '#domain/flight-booking/flight-choice.ts';
import type { FlightCriteria } from '#domain/flight-booking/flight-criteria.ts';
import {
  DEFAULT_FLIGHT_LIST_SETTINGS,
  type FlightListFilter,
  type FlightSort,
} from '#domain/flight-booking/flight-list-settings.ts';
import { NO_EXTRAS, type SelectedExtras } from '#domain/flight-booking/selected-extras.ts';
import { readDraft } from '#machines/booking/booking-draft.ts';
import { selectDraft } from '#machines/booking/booking-selectors.ts';
import { flightBookingMachine } from '#machines/flight-booking/flight-booking-machine.ts';
import { FLIGHT_FLOW } from '#machines/flight-booking/flight-flow.ts';
import { createManualBooking } from '#tests/support/charts/manual-booking.ts';
import { CRITERIA, FLEX, fareQuote, LIGHT, selectedFare } from '#tests/support/flight-booking-examples.ts';
import {
  CHANGES,
  type Event,
  FARES,
  FREE_SEATS,
  type Model,
  priceOf,
  RENEWED,
  SEAT,
} from './reference-model.ts';

const SEARCHES: Readonly<Record<string, FlightCriteria>> = {
  here: CRITERIA,
  there: { ...CRITERIA, serviceClass: 'C' },
};
const { sort: CHEAPEST, filter: ALL } = DEFAULT_FLIGHT_LIST_SETTINGS;
const SORTS: Readonly<Record<string, FlightSort>> = {
  cheapest: CHEAPEST,
  fastest: { ...CHEAPEST, sortBy: 'fastest' },
};
const FILTERS: Readonly<Record<string, FlightListFilter>> = {
  all: ALL,
  direct: { ...ALL, maximumStops: 0 },
  nextLeg: { ...ALL, chosenLegs: ['LX14@2027-04-01T13:10'] },
};
const FAMILIES = { light: LIGHT, flex: FLEX };

type Page = ReturnType<typeof openPage>;

function openPage(step: string) {
  return createManualBooking<FlightTypes>(flightBookingMachine, FLIGHT_FLOW, step);
}

export async function beginPage(): Promise<Page> {
  const opened = openPage('search');
  await opened.answer('loadDraft', { type: 'none' });
  return opened;
}

/** Sends the chart what the event stands for; a reload creates a new chart. */
export async function happen(booking: Page, event: Event, before: Model): Promise<Page> {
  switch (event.do) {
    case 'write':
      booking.send({ type: 'criteria.write', criteria: named(SEARCHES, event.search) });
      break;
    case 'search':
      booking.send({ type: 'criteria.submit', criteria: named(SEARCHES, event.search) });
      break;
    case 'open':
      booking.send({ type: 'step.open', step: event.page });
      break;
    case 'sort':
      booking.send({ type: 'list.sort', sort: named(SORTS, event.sort) });
      break;
    case 'filter':
      booking.send({ type: 'list.filter', filter: named(FILTERS, event.filter) });
      break;
    case 'turn':
      booking.send({ type: 'list.page', page: event.page });
      break;
    case 'flight':
      booking.send({ type: 'result.choose', result: { id: event.flight, name: event.flight } });
      break;
    case 'fare':
      booking.send({ type: 'offer.choose', offer: offerNamed(event.fare) });
      break;
    case 'sketch':
      booking.send({ type: 'extras.write', extras: extrasOf(event.seats) });
      break;
    case 'seats':
      booking.send({ type: 'extras.submit', extras: extrasOf(event.seats) });
      break;
    case 'review':
      booking.send({ type: 'extras.review', extras: extrasOf(event.seats) });
      break;
    case 'accept':
      booking.send({ type: 'price.accept' });
      break;
    case 'retry':
    case 'drop':
      booking.send({ type: `offer.${event.do}` });
      break;
    case 'restore':
    case 'forget':
      booking.send({ type: `choice.${event.do}` });
      break;
    case 'discard':
      booking.send({ type: 'booking.discard' });
      break;
    case 'order':
      booking.send({ type: 'checkout.save', checkout: null, ordering: event.ordering });
      break;
    case 'renew': {
      const [part] = booking.checkouts.at(-1)?.parts ?? [];
      if (!part) throw new Error('There is no checkout');
      const renewed = withPrice(part, pricedAs(priceOf(before, RENEWED)));
      booking.send({ type: 'offer.renew', parts: [withExtras(renewed, booking.context().extras)] });
      break;
    }
    case 'reload':
      return await reload(booking);
    default:
      await answer(booking, event, before);
  }
  return booking;
}

type AnswerEvent = Extract<Event, { do: 'same' | 'soldOut' | 'expired' | 'noAnswer' | 'changed' | 'age' }>;

async function answer(booking: Page, event: Event, before: Model): Promise<void> {
  const answered = event as AnswerEvent; // all others are taken before
  switch (answered.do) {
    case 'same':
      return await booking.answer('priceOffer', {
        type: 'same',
        priced: pricedAs(priceOf(before, 0)),
        ...chosenForUser(before),
      });
    case 'soldOut':
    case 'expired':
      return await booking.answer('priceOffer', { type: answered.do });
    case 'noAnswer':
      return await booking.fail('priceOffer');
    case 'age':
      return await booking.answer(`waitUntil ${booking.context().accepted?.expiresAt}`);
    case 'changed': {
      const { kind: type } = answered;
      const left = type === 'extrasGone' ? (before.seats?.slice(1) ?? []) : before.seats;
      const priced = pricedAs(priceOf(before, CHANGES[type], left));
      return await booking.answer(
        'priceOffer',
        type === 'extrasGone'
          ? { type, priced, extras: extrasOf(left ?? []) }
          : { type, priced, ...chosenForUser(before) },
      );
    }
  }
}

/** A fare without any choice of seats is answered with the free ones. */
function chosenForUser({ seats }: Model): { extras?: SelectedExtras } {
  return seats === null ? { extras: extrasOf(FREE_SEATS) } : {};
}

async function reload(booking: Page): Promise<Page> {
  const draft = booking.select(selectDraft);
  const kept = JSON.parse(JSON.stringify(draft));
  const again = openPage(booking.at().step ?? 'search');
  await again.answer(
    'loadDraft',
    draft ? readDraft(FLIGHT_FLOW, kept, FLIGHT_FLOW.chartVersion) : { type: 'none' },
  );
  return again;
}

/** The visible and saved state of the chart, in the terms of the model. */
export function asModel(booking: Page): Model {
  const { step, offer } = booking.at();
  const context = booking.context();
  const { dropped, proposal } = context;
  return {
    page: step ?? 'search',
    search: nameOf(SEARCHES, context.criteria),
    written: nameOf(SEARCHES, context.written),
    list: listOf(context.list),
    flight: context.result?.id ?? null,
    pending: context.offer?.terms.family ?? null,
    price: priceIn(context.accepted),
    question: proposal && {
      price: priceIn(proposal) ?? expect.fail('A proposal has a price'),
      seatsLeft: seatsIn(context.proposedExtras),
    },
    seats: seatsIn(context.extras),
    sketch: seatsIn(context.writtenExtras),
    talk: offer,
    dropped: dropped && {
      why: dropped.because,
      search: nameOf(SEARCHES, dropped.criteria),
      list: listOf(dropped.list),
      flight: dropped.result?.id ?? null,
      price: priceIn(dropped.accepted),
      seats: seatsIn(dropped.extras),
      sketch: seatsIn(dropped.writtenExtras),
    },
    ordering: context.ordering,
  };
}

function listOf({ page: turned, sort, filter }: FlightTypes['list']): Model['list'] {
  return { page: turned, sort: nameOf(SORTS, sort) ?? '?', filter: nameOf(FILTERS, filter) ?? '?' };
}

function priceIn(priced: FareQuote | null): Model['price'] {
  return (
    priced && {
      fare: priced.fare.family.code,
      amount: priced.total.asked.amount,
      seatsAmount: priced.seats.reduce((sum, { price }) => sum + (price?.amount ?? 0), 0),
    }
  );
}

function pricedAs({ fare, amount, seatsAmount }: NonNullable<Model['price']>): FareQuote {
  const priced = fareQuote(amount, {
    seats: Array.from({ length: seatsAmount / SEAT }, (_, segment) => ({
      traveler: 'anna',
      segment,
      seat: '12C',
      price: { amount: SEAT, currency: 'CHF' },
    })),
  });
  return { ...priced, fare: { ...priced.fare, family: FAMILIES[fare as keyof typeof FAMILIES] } }; // these two are chosen
}

function offerNamed(family: string): SelectedFare {
  const { terms } = selectedFare();
  return selectedFare({
    offer: family,
    terms: { ...terms, family },
    price: { amount: FARES[family] ?? 0, currency: 'CHF' },
  });
}

function extrasOf(names: readonly string[]): SelectedExtras {
  const price = { amount: SEAT, currency: 'CHF' };
  return {
    ...NO_EXTRAS,
    seats: names.map((seat, segment) => ({
      segment,
      traveler: 'anna',
      seat,
      price: FREE_SEATS.includes(seat) ? null : price,
    })),
  };
}

function seatsIn(extras: SelectedExtras | null): readonly string[] | null {
  return extras?.seats.map(({ seat }) => seat) ?? null;
}

function named<Value>(values: Readonly<Record<string, Value>>, name: string): Value {
  return values[name] ?? expect.fail(`Nothing is called ${name}`);
}

function nameOf(values: Readonly<Record<string, object>>, value: object | null): string | null {
  if (value === null) return null;
  const text = JSON.stringify(value);
  return Object.keys(values).find((name) => JSON.stringify(values[name]) === text) ?? '?';
}
