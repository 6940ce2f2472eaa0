import type { SearchProgress } from '#machines/booking/booking-context.ts';
import type { SearchState } from '#machines/booking/booking-selectors.ts';
import type { SearchFailure } from '../components/results/ResultsTrouble.tsx';
import type { SourceState } from '../components/results/SearchProgress.tsx';
import { describeCode } from '../i18n/describe-error.ts';

export function listSources(
  known: readonly string[],
  { arrived, failedSources }: SearchProgress,
  progress: 'none' | 'inProgress' | 'finished',
): SourceState[] {
  const sources = [...new Set([...known, ...Object.keys(arrived), ...failedSources])];
  const states = sources.map((source): SourceState => {
    if (failedSources.includes(source)) return { source, state: 'failed' };
    return { source, state: source in arrived ? 'answered' : 'waiting' };
  });
  return progress === 'inProgress' ? states : states.filter(({ state }) => state !== 'waiting');
}

export function toSearchFailure(state: SearchState, { refusal }: SearchProgress): SearchFailure {
  if (state === 'minorFailure') return { kind: 'minor' };
  if (state === 'majorFailure') return { kind: 'major' };
  return state === 'refused' && refusal
    ? { kind: 'refused', message: describeCode(refusal) }
    : { kind: 'none' };
}
