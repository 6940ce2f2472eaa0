import type { Reference } from '../follow-moves.ts';
import type { StartName } from './change-review-starts.ts';
import { OPENED, type Review } from './reference-state.ts';

/** The review of a change, written down from the specification and without the charts. */
export const REFERENCE_REVIEW: Reference<Review> = { movesIn, after };

export const KEPT: Readonly<Record<string, StartName>> = {
  'a choice was kept': 'a choice',
  'a choice was kept whose price ends': 'a choice whose price ends',
  'a choice was kept that has to be approved': 'a choice to be approved',
  'a change was sent before': 'a change',
};

const RISE = 12;
const FALL = 8;

const ANSWERS = [
  'it is quoted',
  'it is sold out',
  'it is not offered any more',
  'the question is refused',
  'the question is not answered',
];

function movesIn({ stage, endsSoon, policy }: Review): readonly string[] {
  switch (stage) {
    case 'resuming':
      return Object.keys(KEPT);
    case 'quoting':
      return ANSWERS;
    case 'renewing':
      return [...ANSWERS, 'it is dearer', 'it is cheaper', ...(policy === 0 ? ['its terms are others'] : [])];
    case 'notQuoted':
      return ['ask again'];
    case 'form':
      return ['say something', 'change it', ...(endsSoon ? ['the price ends'] : [])];
    case 'asking':
      return ['accept what it costs'];
    case 'keeping':
      return ['the change is kept', 'the change is not kept'];
    case 'sending':
      return [
        'the change is taken',
        'the change is sold out',
        'the change is not offered any more',
        'the change is refused',
      ];
    default:
      return [];
  }
}

function after(state: Review, move: string): Review {
  const kept = KEPT[move];
  if (kept) return resumed(kept);
  const { market } = state;
  switch (move) {
    case 'it is quoted':
      return quoted(state);
    case 'it is dearer':
      return quoted({ ...state, market: market + RISE });
    case 'it is cheaper':
      return quoted({ ...state, market: market - FALL });
    case 'its terms are others':
      return quoted({ ...state, policy: 1 });
    case 'it is sold out':
    case 'the change is sold out':
      return { ...state, stage: 'gone', gone: 'soldOut' };
    case 'it is not offered any more':
    case 'the change is not offered any more':
      return { ...state, stage: 'gone', gone: 'notOffered' };
    case 'the question is refused':
      return { ...state, stage: 'notQuoted', fault: 'refused' };
    case 'the question is not answered':
      return { ...state, stage: 'notQuoted', fault: 'unanswered' };
    case 'ask again':
      return { ...state, stage: 'quoting', fault: null, isRefused: false };
    case 'say something':
      return { ...state, comment: 'A night more' };
    case 'change it':
      return { ...state, stage: 'keeping', isRefused: false, isUnreachable: false };
    case 'the price ends':
      return { ...state, stage: 'renewing', endsSoon: false, isRefused: false, isUnreachable: false };
    case 'accept what it costs':
      return agreed(state);
    case 'the change is kept':
      return { ...state, stage: 'sending' };
    case 'the change is not kept':
      return { ...state, stage: 'form', isUnreachable: true };
    case 'the change is taken':
      return { ...state, stage: 'ended' };
    case 'the change is refused':
      return { ...state, stage: 'renewing', isRefused: true };
  }
  throw new Error(`Nothing is known of the move “${move}”`);
}

/** A change that was sent before is asked about before anything is quoted. */
function resumed(kept: StartName): Review {
  const levels = kept === 'a choice to be approved' ? 1 : 0;
  const stage = kept === 'a change' ? 'sending' : 'quoting';
  return { ...OPENED, kept, stage, levels, policy: levels, endsSoon: kept === 'a choice whose price ends' };
}

/** The first quote is only shown; each other one has to be accepted. */
function quoted(state: Review): Review {
  const { isQuoted, accepted, market, levels, policy } = state;
  if (!isQuoted) return agreed(state);
  if (market > accepted) return { ...state, stage: 'asking', question: 'dearer' };
  if (market < accepted) return { ...state, stage: 'asking', question: 'cheaper' };
  if (policy > levels) return { ...state, stage: 'asking', question: 'otherTerms' };
  return agreed(state);
}

function agreed(state: Review): Review {
  const { market, policy } = state;
  return { ...state, stage: 'form', isQuoted: true, accepted: market, levels: policy, question: null };
}
