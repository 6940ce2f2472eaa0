import { sessionMachine } from '#machines/session/session-machine.ts';
import type { SessionSnapshot } from '#machines/session/session-selectors.ts';
import { buildSession, LOGISTIK } from '#stories/support/session-fixtures.ts';

type StateValue = Parameters<typeof sessionMachine.resolveState>[0]['value'];

interface SessionState {
  /** The state of the chart's region `identity`. */
  identity: StateValue;
  enums?: 'loading' | 'loaded' | 'empty';
  needsPasswordChange?: boolean;
  retryAfterSeconds?: number;
}

/** A snapshot of the chart at rest in a state. */
export function sessionSnapshot(state: SessionState): SessionSnapshot {
  const { identity, enums = 'loaded', needsPasswordChange = false, retryAfterSeconds = null } = state;
  const hasSession = !['refreshing', 'unauthenticated'].includes(outermost(identity));
  return sessionMachine.resolveState({
    value: { identity, enums } as StateValue, // the regions of the chart, each checked when it is resolved
    context: {
      language: 'en',
      retryAfterSeconds,
      elsewhere: LOGISTIK,
      session: hasSession ? buildSession({ needsPasswordChange }) : null,
    },
  });
}

function outermost(value: StateValue): string {
  return typeof value === 'string' ? value : (Object.keys(value).at(0) ?? '');
}
