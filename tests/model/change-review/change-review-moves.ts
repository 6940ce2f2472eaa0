import type { ErrorCode } from '#domain/contract.ts';
import type { ReviewEvent } from '#machines/change-review/change-review-events.ts';
import { type ReviewSnapshot, selectReviewState } from '#machines/change-review/change-review-selectors.ts';
import { INFO, offered, refused } from '#tests/support/charts/review-examples.ts';
import type { ModelEvent, Move } from '../tours.ts';
import { CHANGE } from './change-review-examples.ts';
import type { StartName } from './change-review-starts.ts';

/** What can happen next, as far as a person, the network, the server or the time can bring it about. */
export function movesIn(state: ReviewSnapshot): Move[] {
  const start = startOf(state);
  switch (selectReviewState(state)) {
    case 'quoting':
      if (start !== 'a choice') return [done('it is quoted', 'askQuote', answerTo(state))];
      return [
        done('it is quoted', 'askQuote', offered()),
        done('it is sold out', 'askQuote', refused('offer_sold_out')),
        done('it is not offered any more', 'askQuote', refused('offer_invalid')),
        done('the question is refused', 'askQuote', refused('traveler_inactive')),
        failed('the question is not answered', 'askQuote'),
      ];
    case 'noQuote.unreachable':
    case 'noQuote.refused':
      return [move('ask again', { type: 'quote.retry' })];
    case 'offered.resting':
    case 'offered.unreachable':
      if (start === 'a choice whose price ends') return endsOfPrice(state);
      return [
        move('say something', { type: 'info.edit', info: INFO }),
        move('change it', { type: 'change.submit', info: INFO }),
      ];
    case 'offered.refused':
      return [move('change it', { type: 'change.submit', info: INFO })];
    case 'renewing':
      return renewingMoves(state);
    case 'differs.dearer':
    case 'differs.cheaper':
    case 'differs.otherTerms':
      return [move('accept what it costs', { type: 'quote.accept' })];
    case 'saving':
      return [
        done('the change is kept', 'saveChange', CHANGE),
        failed('the change is not kept', 'saveChange'),
      ];
    case 'sending':
      return sendingMoves(state);
    default:
      return [];
  }
}

/** Besides its value, states differ by how it began and by what is known of quote and change. */
export function distinguish(state: ReviewSnapshot): string {
  const { expired, offered: seen, refusal } = state.context;
  return JSON.stringify([startOf(state), expired, seen !== null, refusal !== null, isRenewed(state)]);
}

/** Each beginning is of a part of its own name. */
function startOf({ context }: ReviewSnapshot): StartName {
  return context.changes.title as StartName;
}

/** Once; it is asked for again then, and holds for long. */
function endsOfPrice(state: ReviewSnapshot): Move[] {
  return isRenewed(state) ? [] : [move('the price ends', { type: 'choice.renew' })];
}

/** A price that has ended is renewed with the quote. */
function answerTo({ context }: ReviewSnapshot) {
  return context.expired ? offered(12_000, RENEWED) : offered();
}

/** A renewed quote has another version. */
function isRenewed({ context }: ReviewSnapshot): boolean {
  return context.offered?.quote.version === RENEWED.version;
}

const RENEWED = { version: 5 };

function renewingMoves(state: ReviewSnapshot): Move[] {
  if (state.context.refusal !== null) return [done('it is quoted', 'askQuote', offered())];
  return [
    done('it is dearer', 'askQuote', offered(15_000, RENEWED)),
    done('it is cheaper', 'askQuote', offered(9_000, RENEWED)),
    done('its terms are others', 'askQuote', offered(12_000, { ...RENEWED, lost: ['breakfast'] })),
    done('it is sold out', 'askQuote', refused('offer_sold_out')),
    done('it is not offered any more', 'askQuote', refused('offer_invalid')),
    failed('the question is not answered', 'askQuote'),
  ];
}

function sendingMoves(state: ReviewSnapshot): Move[] {
  const start = startOf(state);
  if (start === 'a choice to be approved') return [taken('requested')];
  if (start === 'a change' && state.context.refusal !== null) return [taken('placed')];
  const answered = (name: string, code: ErrorCode) => done(name, 'sending', refused(code));
  return [
    taken('placed'),
    answered('the change is sold out', 'offer_sold_out'),
    answered('the change is not offered any more', 'offer_invalid'),
    answered('the change is refused', 'traveler_inactive'),
  ];
}

function taken(change: 'requested' | 'placed'): Move {
  const name = change === 'placed' ? 'the change is taken' : 'the change waits for approval';
  return done(name, 'sending', { type: 'taken', change });
}

function done(name: string, actor: string, output: unknown): Move {
  const event: ModelEvent = { type: `xstate.done.actor.${actor}`, output };
  return { name, events: [event] };
}

function failed(name: string, actor: string): Move {
  return { name, events: [{ type: `xstate.error.actor.${actor}` }] };
}

function move(name: string, event: ReviewEvent): Move {
  return { name, events: [event] };
}
