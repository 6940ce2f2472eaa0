import type { FlowTypes } from '#domain/booking/flow-types.ts';
import type { BookingEvent } from '#machines/booking/booking-events.ts';
import {
  type BookingSnapshot,
  furthestSelector,
  selectOfferState,
  selectSearchState,
  stepSelector,
} from '#machines/booking/booking-selectors.ts';
import { stepWith } from '#machines/booking/booking-steps.ts';
import type { ModelEvent, Move } from '../tours.ts';
import { addingMoves, addToTrip } from './adding-moves.ts';
import { move } from './booking-move.ts';
import { draftMoves } from './draft-moves.ts';
import { answersToOptions, extrasMoves, pricedWithOptions } from './extras-moves.ts';
import { type FlowModel, nameOfSearch, searchNamed } from './flow-model.ts';
import { listChanges, searchMoves } from './list-moves.ts';
import { AMOUNTS, PRICE_IS_NOT_ANSWERED, priceIs } from './price-moves.ts';

const accept = move('accept the price', { type: 'price.accept' });
const pickAnother = move('pick another offer', { type: 'offer.drop' });
const discard = move('discard the booking', { type: 'booking.discard' });
const askForPriceAgain = move('ask for the price again', { type: 'offer.retry' });
/** The possible next moves, as far as a person, the network, the server or the time can cause them. */
export function bookingMoves<Flow extends FlowTypes>(model: FlowModel<Flow>) {
  const { flow } = model;
  const searchStep = stepWith(flow, 'search');
  const listStep = stepWith(flow, 'list');
  const offerStep = stepWith(flow, 'offer');
  const checkoutStep = stepWith(flow, 'checkout');
  const extrasStep = flow.steps.find(({ roles }) => roles.includes('extras'))?.name ?? null;
  const goodResult = { id: model.goodResult, name: model.goodResult };
  const optionsFirst = move('choose an offer, options first', {
    type: 'offer.choose',
    offer: model.offer,
    continueTo: 'extras',
  });
  const chosenForTrip = { type: 'offer.choose', offer: model.offer, continueTo: 'trip' } as const;

  return function movesIn(state: BookingSnapshot<Flow>): Move[] {
    if (state.matches('resuming')) return [...draftMoves(model), ...otherAddress(state)];
    if (state.matches('resumeFailed')) {
      return [
        { name: 'ask for the draft again', events: [{ type: 'draft.retry' }] },
        ...otherAddress(state),
        discard,
      ];
    }
    if (!state.matches('open')) return addingMoves(model, state);
    if (state.matches({ open: { draft: 'changedElsewhere' } })) {
      return [
        move('take over the other draft', { type: 'draft.takeOver' }),
        move('go on with this draft', { type: 'draft.overwrite' }),
      ];
    }
    if (isAsking(state)) {
      return stepOf(state) === extrasStep ? answersToOptions(state) : [accept, pickAnother];
    }
    // An offer is chosen in the list itself where both are on one page.
    const pricedAtSteps: readonly (string | null)[] = [offerStep, extrasStep];
    if (pricedAtSteps.includes(stepOf(state)) && selectOfferState(state) === 'pricing') {
      return pricingMoves(state);
    }
    // With a part in the draft trip, its checkout follows, which has walks of its own.
    if (state.context.continueTo === 'trip') return [];
    switch (stepOf(state)) {
      case searchStep:
        return atSearch(state);
      case listStep:
        return atList(state);
      case offerStep:
        return atOffers(state);
      case extrasStep:
        return atExtras(state);
      case checkoutStep:
        return atCheckout(state);
      default:
        return everywhere(state);
    }
  };

  /** Another address of the same page. */
  function otherAddress({ context: { requestedStep } }: BookingSnapshot<Flow>): Move[] {
    return requestedStep === searchStep
      ? []
      : [move('another address', { type: 'step.open', step: searchStep })];
  }

  function atSearch(state: BookingSnapshot<Flow>): Move[] {
    const { criteria, result, search } = state.context;
    if (!criteria) return [];
    const names = Object.keys(model.searches).filter((name) => !result || name === model.goodSearch);
    return [
      ...names.map((name) => searchFor(name)),
      ...(search.number === 0 ? [discard, changedElsewhere()] : []),
      ...everywhere(state),
    ];
  }

  /** It is detected when something is saved here. */
  function changedElsewhere(): Move {
    const { criteria } = searchNamed(model, model.goodSearch);
    return move(
      'another device changes the draft',
      { type: 'criteria.write', criteria },
      { type: 'draft.changedElsewhere', ordering: false },
    );
  }

  /** Entered data is saved until the search is started. */
  function searchFor(name: string): Move {
    const { criteria } = searchNamed(model, name);
    return move(
      `search in ${name}`,
      { type: 'criteria.write', criteria },
      { type: 'criteria.submit', criteria },
    );
  }

  function atList(state: BookingSnapshot<Flow>): Move[] {
    const { result } = state.context;
    const isFound = selectSearchState(state) === 'complete';
    const end = searchNamed(model, nameOfSearch(model, state)).end;
    const names = Object.keys(model.results).filter((name) => !result || name === model.goodResult);
    const others = result?.name === model.goodResult ? [model.otherResult] : [];
    return [
      ...searchMoves(model, state),
      ...(isFound && end === 'found' ? [...names, ...others].map(choose) : []),
      ...(isFound && end === 'found' && listStep === offerStep && !hasOtherResult(state)
        ? [addToTrip({ type: 'result.choose', result: goodResult }, chosenForTrip)]
        : []),
      ...(listStep === offerStep ? askAgain(state) : []),
      ...(isFound && end === 'many' ? listChanges(model) : []),
      ...everywhere(state),
    ];
  }

  function choose(name: string): Move {
    const result: BookingEvent = { type: 'result.choose', result: { id: name, name } };
    return listStep === offerStep
      ? move(`choose ${name}`, result, { type: 'offer.choose', offer: model.offer })
      : move(`choose ${name}`, result);
  }

  function atOffers(state: BookingSnapshot<Flow>): Move[] {
    // A search that the page has started itself is held in the network.
    const isThere = !model.searchesAtOffers || selectSearchState(state) === 'complete';
    return [
      ...(isThere ? [move('choose an offer', { type: 'offer.choose', offer: model.offer })] : []),
      ...(isThere && extrasStep && !hasOtherResult(state) ? [optionsFirst] : []),
      ...(!isThere || hasOtherResult(state) ? [] : [addToTrip(chosenForTrip)]),
      ...askAgain(state),
      ...everywhere(state),
    ];
  }

  function askAgain(state: BookingSnapshot<Flow>): Move[] {
    return selectOfferState(state) === 'pricingFailed' ? [askForPriceAgain] : [];
  }

  function atExtras(state: BookingSnapshot<Flow>): Move[] {
    return [...extrasMoves(model, state), ...askAgain(state), ...everywhere(state)];
  }

  function pricingMoves(state: BookingSnapshot<Flow>): Move[] {
    const withOptions = pricedWithOptions(model, state);
    if (withOptions) return withOptions;
    const outcome = model.results[state.context.result?.name ?? ''] ?? 'same';
    if (outcome !== 'same') return [priceIs(model, outcome)];
    return [priceIs(model, 'same'), priceIs(model, 'verdictChanged'), PRICE_IS_NOT_ANSWERED];
  }

  /** The checkout itself has walks of its own. */
  function atCheckout(state: BookingSnapshot<Flow>): Move[] {
    const { ordering, accepted, gone } = state.context;
    if (ordering) {
      return [
        move('the order is taken', { type: 'trip.created', trip: { tripId: 'trip', outcome: 'confirmed' } }),
        move('the order is sold out', kept(false), { type: 'offer.gone', parts: [0] }),
      ];
    }
    // Shown by a dialog.
    if (gone.length > 0) return [pickAnother];
    if (selectOfferState(state) === 'stale') return [move('the price is renewed', renewal(state))];
    const order = move('order', renewal(state), kept(true));
    const isGood = !hasOtherResult(state) && accepted !== null;
    return isGood ? [order, ...everywhere(state)] : everywhere(state);
  }

  function renewal({ context: { extras } }: BookingSnapshot<Flow>): BookingEvent {
    const { criteria } = searchNamed(model, model.goodSearch);
    const accepted = model.pricedAt(AMOUNTS.same);
    return {
      type: 'offer.renew',
      parts: [flow.toPart({ criteria, result: goodResult, accepted, extras })],
    };
  }

  /** The possible actions on each page. */
  function everywhere(state: BookingSnapshot<Flow>): Move[] {
    const { dropped } = state.context;
    const at = stepOf(state);
    const names = flow.steps.map(({ name }) => name);
    const furthest = names.indexOf(furthestSelector(flow)(state));
    const reachable = names.filter((step, index) => step !== at && index <= furthest);
    const steps = hasOtherResult(state) ? reachable.filter((step) => step === searchStep) : reachable;
    return [
      ...steps.map((step) => move(`go to ${step}`, { type: 'step.open', step })),
      ...(dropped?.result
        ? [move('undo', { type: 'choice.restore' }), move('dismiss', { type: 'choice.forget' })]
        : []),
      ...timeMoves(state),
    ];
  }

  /** The list and the price expire together. A page of offers or options alone expires by itself. */
  function timeMoves(state: BookingSnapshot<Flow>): Move[] {
    const { result, accepted, dropped } = state.context;
    // Pending requests do not expire.
    if (state.matches({ open: { search: 'inProgress' } })) return [];
    const isListOld = state.matches({ open: { search: 'finished' } });
    const isOfferOld = selectOfferState(state) === 'accepted';
    const isRelevant = accepted ? isOfferOld && !dropped : isListOld && !result;
    if (!isRelevant || hasOtherResult(state) || isBetweenListAndCheckout(state)) return [];
    const events: ModelEvent[] = [];
    if (isListOld) events.push({ type: 'xstate.done.actor.listTime' });
    if (isOfferOld) events.push({ type: 'xstate.done.actor.offerTime' });
    return [{ name: 'time passes', events }];
  }

  function isBetweenListAndCheckout(state: BookingSnapshot<Flow>): boolean {
    const step = stepOf(state);
    return step !== listStep && (step === offerStep || step === extrasStep);
  }

  /** The other results are for the outcomes of pricing; everything else is done with the good one. */
  function hasOtherResult({ context: { result } }: BookingSnapshot<Flow>): boolean {
    return result !== null && result.name !== model.goodResult;
  }

  function stepOf(state: BookingSnapshot<Flow>): string {
    const step = stepSelector(flow)(state);
    if (step === null) throw new Error('The booking is at no step');
    return step;
  }
}

/** A dialog asks about the price, and blocks all other actions. */
function isAsking(state: BookingSnapshot): boolean {
  return !['none', 'pricing', 'pricingFailed', 'accepted', 'stale'].includes(selectOfferState(state));
}

/** The data of the checkout that the booking saves. */
function kept(ordering: boolean): BookingEvent {
  return { type: 'checkout.save', checkout: {}, ordering };
}
