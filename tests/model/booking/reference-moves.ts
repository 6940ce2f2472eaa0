import { type Booking, type FlowFacts, furthestStep, stepsOf } from './reference-state.ts';

/** What can be done next in each state of a booking. */
export function possibleMoves(flow: FlowFacts): (state: Booking) => string[] {
  const { at } = flow;
  const steps = stepsOf(at);
  const indexOf = (page: string) => steps.indexOf(page);
  const furthest = (state: Booking) => furthestStep(at, state);

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

  return movesIn;
}

function isAsking({ talk }: Booking): boolean {
  return !['none', 'pricing', 'pricingFailed', 'agreed', 'stale'].includes(talk);
}

const KEPT = ['a search was kept', 'an offer was kept', 'a price was kept', 'options were kept'];
