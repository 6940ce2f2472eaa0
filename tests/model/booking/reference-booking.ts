import type { RepricingOutcome } from '#domain/booking/flow-types.ts';
import type { Reference } from '../follow-moves.ts';
import type { SearchEndName } from './flow-model.ts';

/**
 * What a booking keeps and what it resets, written down from the specification and without the charts. A move is named
 * by what a person, the network, the server or the time does.
 */

/** The pages of a flow by what is done there; an offer may be chosen in the list itself, and not all have extras. */
export interface Steps {
  search: string;
  list: string;
  offer: string;
  extras: string | null;
  checkout: string;
}

/** What a flow has to say about itself. */
export interface FlowFacts {
  at: Steps;
  /** Whether the page of the offers searches for them when it is opened without the list. */
  searchesAtOffers: boolean;
  searches: Readonly<Record<string, SearchEndName>>;
  goodSearch: string;
  /** What pricing an offer of each result says. */
  results: Readonly<Record<string, RepricingOutcome['type']>>;
  goodResult: string;
  otherResult: string;
  /** Whether results are known by their place in the list, which is sorted as at first to choose one. */
  isChosenByPlace: boolean;
  /** Changes of a list that has more than one page. */
  listChanges: Readonly<Record<string, Partial<ListView>>>;
}

export interface ListView {
  sort: string;
  filter: string;
  page: number;
}

type ListState = 'none' | 'searching' | 'found' | 'nothing' | 'partly' | 'failed' | 'refused' | 'expired';

/** What is asked before a price applies. */
export type Question = 'cheaper' | 'dearerWithinTolerance' | 'dearer' | 'verdictChanged' | 'extrasGone';

export type Talk =
  | 'none'
  | 'pricing'
  | 'pricingFailed'
  | 'agreed'
  | 'stale'
  | 'soldOut'
  | 'expired'
  | Question;

/** A price by the answer that led to it. */
export type PriceName = 'same' | Question;

interface Choice {
  search: string | null;
  view: ListView;
  result: string | null;
  price: PriceName | null;
  extras: 'none' | 'taken' | null;
  /** The extras as they are being chosen. */
  sketch: 'none' | 'taken' | null;
}

export interface ChoiceToRestore extends Choice {
  why: 'newSearch' | 'otherResult' | 'otherOffer';
}

export interface Booking extends Choice {
  stage: 'loading' | 'notLoaded' | 'open' | 'adding' | 'notAdded' | 'inTrip' | 'booked';
  /** The page that is shown, or asked for. */
  page: string;
  list: ListState;
  /** A search was started since the booking was opened. */
  hasSearched: boolean;
  /** An offer whose price is not agreed yet. */
  isOffered: boolean;
  continueTo: 'checkout' | 'extras' | 'trip';
  talk: Talk;
  dropped: ChoiceToRestore | null;
  /** Another device has changed the draft. */
  isChangedElsewhere: boolean;
  isOrdering: boolean;
  /** The order was refused, because the offer is sold out. */
  isGone: boolean;
  /** It goes on from a draft that was saved before. */
  isResumed: boolean;
}

const FIRST_VIEW: ListView = { sort: 'first', filter: 'none', page: 1 };

const NO_OFFER = { isOffered: false, price: null, extras: null, sketch: null, talk: 'none' } as const;

const NOTHING: Omit<Booking, 'stage' | 'page'> = {
  ...NO_OFFER,
  search: null,
  view: FIRST_VIEW,
  list: 'none',
  hasSearched: false,
  result: null,
  continueTo: 'checkout',
  dropped: null,
  isChangedElsewhere: false,
  isOrdering: false,
  isGone: false,
  isResumed: false,
};

/** The pages in order. */
export function stepsOf({ search, list, offer, extras, checkout }: Steps): string[] {
  return [...new Set([search, list, offer, ...(extras === null ? [] : [extras]), checkout])];
}

/** The last page that has what it needs. */
export function furthestStep(at: Steps, { search, result, price, extras, isOffered }: Booking): string {
  if (search === null) return at.search;
  if (result === null) return at.list;
  if (price === null) return at.offer;
  return at.extras !== null && (extras === null || isOffered) ? at.extras : at.checkout;
}

const FACTORS: Readonly<Record<string, number>> = {
  cheaper: 0.92,
  dearerWithinTolerance: 1.02,
  dearer: 1.12,
};

/** What an offer costs by the answer to its pricing, from what it costs in the list. */
export function amountOf(listed: number, answer: string): number {
  return Math.round(listed * (FACTORS[answer] ?? 1));
}

/** The address of a page is opened. */
export function opened(page: string): Booking {
  return { ...NOTHING, stage: 'loading', page };
}

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

  function links(state: Booking): string[] {
    if (state.isOrdering) return [];
    return steps.filter((step) => step !== state.page && indexOf(step) <= indexOf(furthest(state)));
  }

  /** Other results are there for what their prices do; everything else is done with the good one. */
  const hasOtherResult = ({ result }: Booking) => result !== null && result !== flow.goodResult;

  function movesIn(state: Booking): string[] {
    switch (state.stage) {
      case 'loading':
        return [...KEPT.slice(0, at.extras ? 4 : 3), 'the draft is not answered', ...otherAddress(state)];
      case 'notLoaded':
        return ['ask for the draft again', ...otherAddress(state), 'discard the booking'];
      case 'adding':
        return ['the part is added', 'the part is not added'];
      case 'notAdded':
        return ['add it again', 'go back to the choice'];
      case 'inTrip':
      case 'booked':
        return [];
    }
    if (state.isChangedElsewhere) return ['take over the other draft', 'go on with this draft'];
    if (isAsking(state)) return answers(state);
    if ((state.page === at.offer || state.page === at.extras) && state.talk === 'pricing')
      return pricing(state);
    // Its checkout has walks of its own.
    if (state.continueTo === 'trip') return [];
    return [...ownMoves(state), ...everywhere(state)];
  }

  function ownMoves(state: Booking): string[] {
    const { page, list, result, search } = state;
    const isThere = !flow.searchesAtOffers || list === 'found';
    const again = state.talk === 'pricingFailed' ? ['ask for the price again'] : [];
    if (page === at.search) {
      if (search === null) return [];
      const names = Object.keys(flow.searches).filter((name) => result === null || name === flow.goodSearch);
      const early = state.hasSearched ? [] : ['discard the booking', 'another device changes the draft'];
      return [...names.map((name) => `search in ${name}`), ...early];
    }
    if (page === at.list) {
      return [
        ...searching(state),
        ...(list === 'found' ? choices(state) : []),
        ...(at.list === at.offer ? again : []),
      ];
    }
    if (page === at.offer) {
      const isGood = isThere && !hasOtherResult(state);
      return [
        ...(isThere ? ['choose an offer'] : []),
        ...(isGood && at.extras ? ['choose an offer, options first'] : []),
        ...(isGood ? ['add to the trip'] : []),
        ...again,
      ];
    }
    if (page === at.extras) {
      return [
        ...(state.sketch === null ? ['add to the trip', 'choose an option'] : []),
        'go on with the options',
        ...again,
      ];
    }
    if (state.isOrdering) return ['the order is taken', 'the order is sold out'];
    if (state.isGone) return ['pick another offer'];
    if (state.talk === 'stale') return ['the price is renewed'];
    return hasOtherResult(state) || state.price === null ? [] : ['order'];
  }

  function choices(state: Booking): string[] {
    const end = flow.searches[state.search ?? ''];
    if (end === 'many') return Object.keys(flow.listChanges);
    if (end !== 'found') return [];
    const { result } = state;
    const names = Object.keys(flow.results).filter((name) => result === null || name === flow.goodResult);
    const others = result === flow.goodResult ? [flow.otherResult] : [];
    const isAddable = at.list === at.offer && !hasOtherResult(state);
    return [
      ...[...names, ...others].map((name) => `choose ${name}`),
      ...(isAddable ? ['add to the trip'] : []),
    ];
  }

  function searching({ list, result, search }: Booking): string[] {
    if (list === 'searching') {
      const answer = `${search} answers`;
      return result === null ? [answer, 'the search breaks', 'the search is refused'] : [answer];
    }
    return list === 'partly' || list === 'failed' || list === 'expired' ? ['search again'] : [];
  }

  function pricing({ extras, result }: Booking): string[] {
    if (extras === 'taken') return ['the option is taken'];
    if (extras !== null)
      return ['the offer with its options is sold out', 'the price with its options is same'];
    const outcome = flow.results[result ?? ''] ?? 'same';
    if (outcome !== 'same') return [`the price is ${outcome}`];
    return ['the price is same', 'the price is verdictChanged', 'the price is not answered'];
  }

  function answers({ talk, page }: Booking): string[] {
    if (talk === 'soldOut' || talk === 'expired') return ['pick another offer'];
    return page === at.extras
      ? ['accept the price', 'change the options']
      : ['accept the price', 'pick another offer'];
  }

  function everywhere(state: Booking): string[] {
    if (state.isOrdering || state.isGone || (state.page === at.checkout && state.talk === 'stale')) return [];
    const pages = links(state).filter((page) => !hasOtherResult(state) || page === at.search);
    const { dropped } = state;
    return [
      ...pages.map((page) => `go to ${page}`),
      ...(dropped ? ['undo', 'dismiss'] : []),
      ...(canAge(state) ? ['time passes'] : []),
    ];
  }

  /** The list and the price expire together; what a page of offers or options alone does is not seen. */
  function canAge(state: Booking): boolean {
    const { list, page, price, talk, dropped, result } = state;
    if (list === 'searching' || hasOtherResult(state)) return false;
    if (page !== at.list && (page === at.offer || page === at.extras)) return false;
    if (price !== null) return talk === 'agreed' && dropped === null;
    return result === null && (list === 'found' || list === 'nothing' || list === 'partly');
  }

  function otherAddress({ page }: Booking): string[] {
    return page === at.search ? [] : ['another address'];
  }

  return { movesIn, after };
}

function isAsking({ talk }: Booking): boolean {
  return !['none', 'pricing', 'pricingFailed', 'agreed', 'stale'].includes(talk);
}

const KEPT = ['a search was kept', 'an offer was kept', 'a price was kept', 'options were kept'];

const LISTS: Readonly<Record<SearchEndName, ListState>> = {
  found: 'found',
  many: 'found',
  nothing: 'nothing',
  oneSourceFails: 'partly',
  allSourcesFail: 'failed',
};
