import type { Reference } from '../follow-moves.ts';
import { possibleMoves } from './reference-moves.ts';
import {
  type Booking,
  type ChoiceToRestore,
  FIRST_VIEW,
  type FlowFacts,
  furthestStep,
  type ListState,
  NO_OFFER,
  NOTHING,
  opened,
  type PriceName,
  type Question,
  type SearchEndName,
  stepsOf,
  type Talk,
} from './reference-state.ts';

/**
 * What a booking keeps and what it resets, written down from the specification and without the charts. A move is named
 * by what a person, the network, the server or the time does.
 */

export function referenceBooking(flow: FlowFacts): Reference<Booking> {
  const { at } = flow;
  const steps = stepsOf(at);
  const furthest = (state: Booking) => furthestStep(at, state);
  const indexOf = (page: string) => steps.indexOf(page);

  function reachable(state: Booking, wanted: string): string {
    const last = furthest(state);
    return state.isOrdering || indexOf(wanted) > indexOf(last) ? last : wanted;
  }

  /** A page that is opened asks for what it shows. */
  function onPage(state: Booking, page: string): Booking {
    const shown = { ...state, stage: 'open' as const, page: reachable(state, page) };
    const needsList = shown.page === at.list || (flow.searchesAtOffers && shown.page === at.offer);
    if (needsList && shown.list === 'none' && shown.search !== null) {
      return { ...shown, list: 'searching', hasSearched: true };
    }
    return shown;
  }

  function toChoice(state: Booking, why: ChoiceToRestore['why']): ChoiceToRestore {
    const { search, view, result, price, extras, sketch } = state;
    return { why, search, view, result, price, extras, sketch };
  }

  function searched(state: Booking, search: string): Booking {
    return {
      ...NOTHING,
      // The order of the list is remembered; everything else starts as at first.
      view: { ...FIRST_VIEW, sort: state.view.sort },
      stage: 'open',
      page: at.list,
      search,
      list: 'searching',
      hasSearched: true,
      isResumed: state.isResumed,
      dropped: state.result === null ? null : toChoice(state, 'newSearch'),
    };
  }

  function withResult(state: Booking, result: string): Booking {
    if (result === state.result) return { ...state, page: at.offer };
    const dropped = state.price === null ? state.dropped : toChoice(state, 'otherResult');
    return { ...state, ...NO_OFFER, result, page: at.offer, dropped, isGone: false };
  }

  /** The same offer at the agreed price is not priced again; another one drops what was chosen with it. */
  function withOffer(state: Booking, continueTo: Booking['continueTo']): Booking {
    if (isListPrice(state) && state.talk === 'agreed') return goOn({ ...state, continueTo });
    const dropped = state.price === null ? state.dropped : toChoice(state, 'otherOffer');
    return { ...state, ...NO_OFFER, isOffered: true, continueTo, talk: 'pricing', dropped };
  }

  /** Whether the agreed price is the one that the list shows. */
  function isListPrice({ price, extras }: Booking): boolean {
    return (price === 'same' || price === 'verdictChanged') && extras !== 'taken';
  }

  /** Where a person goes once the price is agreed: the options are shown when they were asked for or not finished. */
  function goOn(state: Booking): Booking {
    if (state.continueTo === 'trip') return { ...state, stage: 'adding' };
    const { extras, sketch, continueTo } = state;
    const isExtrasNext =
      at.extras !== null && (extras === null || sketch !== null || continueTo === 'extras');
    return { ...state, page: isExtrasNext ? (at.extras ?? at.checkout) : at.checkout };
  }

  /** No option has to be chosen: the checkout is next unless the options were asked for. */
  function agreed(state: Booking, price: PriceName): Booking {
    const extras = at.extras === null ? null : (state.extras ?? 'none');
    const isConfirmed = state.page === at.extras;
    const sketch = isConfirmed ? null : state.sketch;
    return goOn({ ...state, price, extras, sketch, isOffered: false, talk: 'agreed' });
  }

  function answered(state: Booking, answer: string): Booking {
    if (answer === 'same') return agreed(state, 'same');
    return { ...state, talk: answer as Talk };
  }

  function accepted(state: Booking): Booking {
    const { talk } = state;
    if (talk === 'extrasGone') return agreed({ ...state, extras: 'none' }, 'same');
    return agreed(state, talk as Question);
  }

  function withoutOffer(state: Booking): Booking {
    const page = indexOf(state.page) > indexOf(at.offer) ? at.offer : state.page;
    return { ...onPage({ ...state, ...NO_OFFER, isOrdering: false, isGone: false }, page) };
  }

  function restored(state: Booking): Booking {
    const { dropped } = state;
    if (!dropped) return state;
    const { why, search, view, ...choice } = dropped;
    const madeAt = { newSearch: at.search, otherResult: at.list, otherOffer: at.offer }[why];
    const talk = choice.price === null ? 'none' : 'agreed';
    const next = { ...state, ...choice, isOffered: false, talk, dropped: null } as const;
    if (why !== 'newSearch') return onPage(next, madeAt);
    return onPage({ ...next, search, view, list: 'none' }, madeAt);
  }

  function resumed(state: Booking, name: string): Booking {
    const searchOnly: Booking = {
      ...NOTHING,
      stage: 'open',
      page: state.page,
      search: flow.goodSearch,
      isResumed: true,
    };
    const chosen = { ...searchOnly, result: flow.goodResult };
    const page = state.page;
    switch (name) {
      case 'a search was kept':
        return onPage(searchOnly, page);
      case 'an offer was kept':
        return onPage({ ...chosen, isOffered: true, talk: 'pricing' }, page);
      case 'a price was kept':
        return onPage({ ...chosen, price: 'same', talk: 'agreed' }, page);
      default:
        return onPage({ ...chosen, price: 'same', extras: 'none', talk: 'agreed' }, page);
    }
  }

  function after(state: Booking, move: string): Booking {
    const [, search] = /^search in (.+)$/.exec(move) ?? [];
    if (search) return searched(state, search);
    const [, answering] = /^(.+) answers$/.exec(move) ?? [];
    if (answering) return { ...state, list: LISTS[flow.searches[answering] ?? 'found'] };
    const [, page] = /^go to (.+)$/.exec(move) ?? [];
    if (page) return onPage(state, page);
    const [, price] =
      /^the price is (same|cheaper|dearer|dearerWithinTolerance|verdictChanged|soldOut|expired)$/.exec(
        move,
      ) ?? [];
    if (price) return answered(state, price);
    const change = flow.listChanges[move];
    if (change) return { ...state, view: { ...state.view, page: 1, ...change } };
    const [, result] = /^choose (.+)$/.exec(move) ?? [];
    if (result && result in flow.results) {
      const view = flow.isChosenByPlace ? { ...state.view, sort: FIRST_VIEW.sort, page: 1 } : state.view;
      const chosen = withResult({ ...state, view }, result);
      return at.list === at.offer ? withOffer(chosen, 'checkout') : chosen;
    }
    switch (move) {
      case 'a search was kept':
      case 'an offer was kept':
      case 'a price was kept':
      case 'options were kept':
        return resumed(state, move);
      case 'the draft is not answered':
        return { ...state, stage: 'notLoaded' };
      case 'another address':
        return { ...state, page: at.search };
      case 'ask for the draft again':
        return { ...state, stage: 'loading' };
      case 'discard the booking':
        return { ...NOTHING, stage: 'open', page: at.search };
      case 'another device changes the draft':
        return { ...state, isChangedElsewhere: true };
      case 'take over the other draft':
        return opened(at.checkout);
      case 'go on with this draft':
        return { ...state, isChangedElsewhere: false };
      case 'the search breaks':
        return { ...state, list: 'failed' };
      case 'the search is refused':
        return { ...state, list: 'refused' };
      case 'search again':
        return { ...state, list: 'searching' };
      case 'choose an offer':
        return withOffer(state, 'checkout');
      case 'choose an offer, options first':
        return withOffer(state, 'extras');
      case 'choose an option':
        return { ...state, sketch: 'taken' };
      case 'go on with the options':
        return {
          ...state,
          extras: state.sketch ?? 'none',
          isOffered: true,
          talk: 'pricing',
          continueTo: 'checkout',
        };
      case 'change the options':
        return { ...state, extras: null, sketch: 'none', isOffered: false, talk: 'agreed' };
      case 'the option is taken':
        return { ...state, talk: 'extrasGone' };
      case 'the price with its options is same':
        return agreed(state, 'same');
      case 'the offer with its options is sold out':
        return { ...state, talk: 'soldOut' };
      case 'the price is not answered':
        return { ...state, talk: 'pricingFailed' };
      case 'ask for the price again':
        return { ...state, talk: 'pricing' };
      case 'accept the price':
        return accepted(state);
      case 'pick another offer':
        return withoutOffer(state);
      case 'add to the trip':
        return added(state);
      case 'the part is added':
        return { ...state, stage: 'inTrip' };
      case 'the part is not added':
        return { ...state, stage: 'notAdded' };
      case 'add it again':
        return { ...state, stage: 'adding' };
      case 'go back to the choice':
        return onPage({ ...state, list: 'none', continueTo: 'checkout' }, at.extras ?? at.offer);
      case 'undo':
        return restored(state);
      case 'dismiss':
        return { ...state, dropped: null };
      case 'time passes':
        return aged(state);
      case 'the price is renewed':
        return { ...state, price: 'same', talk: 'agreed' };
      case 'order':
        return { ...state, price: 'same', isOrdering: true, talk: 'agreed' };
      case 'the order is taken':
        return { ...state, stage: 'booked' };
      case 'the order is sold out':
        return { ...state, isOrdering: false, isGone: true };
    }
    throw new Error(`Nothing is known of the move “${move}”`);
  }

  function added(state: Booking): Booking {
    if (state.page === at.extras) {
      return {
        ...state,
        extras: state.sketch ?? 'none',
        isOffered: true,
        talk: 'pricing',
        continueTo: 'trip',
      };
    }
    const chosen = at.list === at.offer ? withResult(state, flow.goodResult) : state;
    return withOffer(chosen, 'trip');
  }

  function aged(state: Booking): Booking {
    const isListOld = state.list === 'found' || state.list === 'nothing' || state.list === 'partly';
    return {
      ...state,
      list: isListOld ? 'expired' : state.list,
      talk: state.talk === 'agreed' ? 'stale' : state.talk,
    };
  }

  return { movesIn: possibleMoves(flow), after };
}

const LISTS: Readonly<Record<SearchEndName, ListState>> = {
  found: 'found',
  many: 'found',
  nothing: 'nothing',
  oneSourceFails: 'partly',
  allSourcesFail: 'failed',
};
