import type { RateOutcome } from '#domain/hotel-booking/hotel-choice.ts';
import type { HotelCriteria } from '#domain/hotel-booking/hotel-criteria.ts';
import { DEFAULT_HOTEL_LIST_SETTINGS } from '#domain/hotel-booking/hotel-list-settings.ts';
import type { HotelBookingSnapshot } from '#machines/hotel-booking/hotel-booking-selectors.ts';
import {
  selectListState,
  selectOfferState,
  selectStep,
} from '#machines/hotel-booking/hotel-booking-selectors.ts';
import type { DraftOutcome } from '#machines/hotel-booking/hotel-booking-setup.ts';
import type { HotelDraft } from '#machines/hotel-booking/hotel-draft.ts';
import { furthestStep, HOTEL_STEPS, type HotelStep } from '#machines/hotel-booking/hotel-steps.ts';
import { CRITERIA, pricedRoom, rateOfRoom } from '#tests/support/hotel-booking-examples.ts';
import { PLACES, type PlaceName } from '../booking/places.ts';
import type { ModelEvent, Move } from '../tours.ts';
import { move } from './booking-move.ts';
import { changesOfList, searchMoves } from './hotel-list-moves.ts';
import { askForPriceAgain, kept, priceIs, priceIsNotAnswered } from './hotel-price-moves.ts';

/** Hotels for practice, by what becomes of their rooms when they are priced. */
export const HOUSES = {
  'The Only Room': 'same',
  'The Rising Price': 'dearer',
  'The Slightly Rising Price': 'dearerWithinTolerance',
  'The Falling Price': 'cheaper',
  'The Full House': 'soldOut',
  'The Brief Offer': 'expired',
} as const satisfies Record<string, RateOutcome['type']>;

export type HouseName = keyof typeof HOUSES;

/** The hotel in which every walk can go on to the order. */
export const GOOD_HOUSE: HouseName = 'The Only Room';

const ROOM = rateOfRoom();

/** What can happen next, as far as a person, the network, the server or the time can bring it about. */
export function movesIn(state: HotelBookingSnapshot): Move[] {
  if (state.matches('resuming')) return whileResuming(state);
  if (state.matches('resumeFailed')) {
    return [
      { name: 'ask for the draft again', events: [{ type: 'draft.retry' }] },
      ...others(state),
      discard,
    ];
  }
  if (!state.matches('open')) return [];
  if (isAsking(state)) return [accept, pickAnother];
  return { search: atSearch, select: atSelect, room: atRoom, checkout: atCheckout }[stepOf(state)](state);
}

/** Besides its value, a state is told apart by what is looked for and chosen, and by what was dropped. */
export function distinguish(state: HotelBookingSnapshot): string {
  const { wantedStep, criteria, hotel, agreed, rate, dropped, ordering, search } = state.context;
  const isFirst = search.number === 0;
  return JSON.stringify([
    ...[
      state.matches('open') ? null : wantedStep,
      criteria?.place?.label,
      hotel?.name,
      agreed?.total.asked.amount,
      rate?.offer,
    ],
    ...[dropped?.because, dropped?.hotel?.name, dropped?.agreed?.total.asked.amount, ordering, isFirst],
  ]);
}

const accept = move('accept the price', { type: 'price.accept' }, kept());
const pickAnother = move('pick another room', { type: 'offer.drop' });
const discard = move('discard the booking', { type: 'booking.discard' });

function whileResuming(state: HotelBookingSnapshot): Move[] {
  const place = { ...CRITERIA, place: PLACES.Einsiedeln };
  const draft: HotelDraft = {
    ...{
      criteria: place,
      written: null,
      list: DEFAULT_HOTEL_LIST_SETTINGS,
      hotel: null,
      rate: null,
      agreed: null,
    },
    ...{ checkout: null, ordering: false },
  };
  const hotel = { propertyId: GOOD_HOUSE, name: GOOD_HOUSE };
  return [
    drafted('a search was kept', { type: 'found', draft, losses: [] }),
    drafted('a room was kept', {
      ...{ type: 'found', losses: [] },
      draft: { ...draft, hotel, rate: ROOM },
    }),
    drafted('a price was kept', {
      type: 'found',
      losses: [],
      draft: { ...draft, hotel, agreed: pricedRoom() },
    }),
    { name: 'the draft is not answered', events: [{ type: 'xstate.error.actor.loadDraft' }] },
    ...others(state),
  ];
}

/** Another address of the same page. */
function others({ context: { wantedStep } }: HotelBookingSnapshot): Move[] {
  return wantedStep === 'search' ? [] : [move('another address', { type: 'step.open', step: 'search' })];
}

function atSearch(state: HotelBookingSnapshot): Move[] {
  const { criteria, hotel, search } = state.context;
  if (!criteria) return [];
  const places = (Object.keys(PLACES) as PlaceName[]).filter((name) => !hotel || name === 'Einsiedeln');
  return [
    ...places.map((name) => searchIn({ ...CRITERIA, place: PLACES[name] }, name)),
    ...(search.number === 0 ? [discard] : []),
    ...everywhere(state),
  ];
}

/** What is written is kept until it is searched for. */
function searchIn(criteria: HotelCriteria, name: PlaceName): Move {
  return move(
    `search in ${name}`,
    { type: 'criteria.write', criteria },
    { type: 'criteria.submit', criteria },
  );
}

function atSelect(state: HotelBookingSnapshot): Move[] {
  const { hotel, criteria } = state.context;
  const isWide = criteria?.place?.label === 'Luzern';
  const found = selectListState(state) === 'complete';
  const houses = (Object.keys(HOUSES) as HouseName[]).filter((name) => !hotel || name === GOOD_HOUSE);
  const isSomewhere = hotel?.name === GOOD_HOUSE ? ['The Rising Price' as const] : [];
  return [
    ...searchMoves(state),
    ...(found && !isWide
      ? [...houses, ...isSomewhere].map((name) =>
          move(`choose ${name}`, { type: 'hotel.choose', hotel: { propertyId: name, name } }),
        )
      : []),
    ...(found && isWide ? changesOfList() : []),
    ...everywhere(state),
  ];
}

function atRoom(state: HotelBookingSnapshot): Move[] {
  const offer = selectOfferState(state);
  if (offer === 'pricing') return pricingMoves(state);
  const { agreed } = state.context;
  return [
    move('choose a room', { type: 'offer.choose', rate: ROOM }, ...(agreed ? [kept()] : [])),
    ...(offer === 'pricingFailed' ? [askForPriceAgain] : []),
    ...everywhere(state),
  ];
}

function atCheckout(state: HotelBookingSnapshot): Move[] {
  const { ordering } = state.context;
  const offer = selectOfferState(state);
  if (offer === 'pricing') return [priceIs('same'), priceIs('verdictChanged'), priceIsNotAnswered];
  if (offer === 'pricingFailed') return [askForPriceAgain];
  if (ordering) {
    return [
      move('the order is taken', kept(true), { type: 'trip.created' }),
      move('the order is refused', kept()),
    ];
  }
  const order = move('order', { type: 'offer.renew', priced: pricedRoom() }, kept(true));
  if (offer !== 'agreed') return [];
  return hasOtherHouse(state) ? everywhere(state) : [order, ...everywhere(state)];
}

function pricingMoves({ context: { hotel } }: HotelBookingSnapshot): Move[] {
  const outcome = HOUSES[hotel?.name as HouseName]; // only these are chosen
  if (outcome !== 'same') return [priceIs(outcome)];
  return [priceIs('same'), priceIs('verdictChanged'), priceIsNotAnswered];
}

/** What can be done on each page. */
function everywhere(state: HotelBookingSnapshot): Move[] {
  const { dropped } = state.context;
  const at = stepOf(state);
  const furthest = HOTEL_STEPS.indexOf(furthestStep(state.context));
  const reachable = HOTEL_STEPS.filter(
    (step, index) => step !== at && index <= furthest && !isStale(state, step),
  );
  const steps = hasOtherHouse(state) ? reachable.filter((step) => step === 'search') : reachable;
  return [
    ...steps.map((step) =>
      move(`go to ${step}`, { type: 'step.open', step }, ...(step === 'checkout' ? [kept()] : [])),
    ),
    ...(dropped?.hotel
      ? [move('undo', { type: 'choice.restore' }), move('dismiss', { type: 'choice.forget' })]
      : []),
    ...timeMoves(state),
  ];
}

/** The checkout may have asked for the price again by itself, as it goes on while other pages are looked at. */
function isStale(state: HotelBookingSnapshot, step: HotelStep): boolean {
  return step === 'checkout' && selectOfferState(state) === 'stale';
}

/** Time passes for the list and the price at once. The page of rooms grows old by itself. */
function timeMoves(state: HotelBookingSnapshot): Move[] {
  const { hotel, agreed, dropped } = state.context;
  // What is still on its way does not grow old.
  if (state.matches({ open: { list: 'inProgress' } })) return [];
  const isListOld = state.matches({ open: { list: 'finished' } });
  const isOfferOld = selectOfferState(state) === 'agreed';
  const isRelevant = agreed ? isOfferOld && !dropped : isListOld && !hotel;
  if (!isRelevant || hasOtherHouse(state) || stepOf(state) === 'room') return [];
  const events: ModelEvent[] = [];
  if (isListOld) events.push({ type: 'xstate.done.actor.listTime' });
  if (isOfferOld) events.push({ type: 'xstate.done.actor.offerTime' });
  return [{ name: 'time passes', events }];
}

/** The other hotels are there for what becomes of their prices; everything else is done with the good one. */
function hasOtherHouse({ context: { hotel } }: HotelBookingSnapshot): boolean {
  return hotel !== null && hotel.name !== GOOD_HOUSE;
}

function stepOf(state: HotelBookingSnapshot): HotelStep {
  const step = selectStep(state);
  if (step === null) throw new Error('The booking is at no step');
  return step;
}

/** A dialog asks about the price, so that nothing else can be done. */
function isAsking(state: HotelBookingSnapshot): boolean {
  const offer = selectOfferState(state);
  return !['none', 'pricing', 'pricingFailed', 'agreed', 'stale'].includes(offer);
}

function drafted(name: string, output: DraftOutcome): Move {
  return { name, events: [{ type: 'xstate.done.actor.loadDraft', output }] };
}
