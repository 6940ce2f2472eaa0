import { type ActorRefFrom, createActor, fromPromise } from 'xstate';
import type { SessionAnswer } from '#domain/contract.ts';
import {
  type Credentials,
  type SessionOutcome,
  type SignInOutcome,
  sessionMachine,
} from '#machines/session/session-machine.ts';
import type { Api } from '../api/client.ts';
import type { EnumStore } from '../api/enum-store.ts';
import { ApiError, readData } from '../api/errors.ts';
import { chartInspector } from './inspect-charts.ts';
import type { OtherTabs } from './other-tabs.ts';

export type SessionActor = ActorRefFrom<typeof sessionMachine>;

export interface SessionPorts {
  api: Api;
  enums: EnumStore;
  otherTabs: OtherTabs;
  enterCompany: () => void;
}

export function createSessionActor(
  { api, enums, otherTabs, enterCompany }: SessionPorts,
  language: string,
): SessionActor {
  const machine = sessionMachine.provide({
    actors: {
      refreshSession: fromPromise<SessionOutcome>(async () => {
        const answer = await api.refresh();
        return answer ? toGranted(answer) : { type: 'refused' };
      }),
      signIn: fromPromise<SignInOutcome, Credentials>(({ input, signal }) =>
        signIn(api, input, signal).then(toGranted, toSignInRefusal),
      ),
      actAsCompany: fromPromise<SessionOutcome, { companyId: string }>(({ input, signal }) =>
        actAsCompany(api, input.companyId, signal).then(toGranted, toRefused),
      ),
      returnToCompany: fromPromise<ReturnType<typeof toGranted>, { companyId: string }>(({ input, signal }) =>
        actAsCompany(api, input.companyId, signal).then(toGranted),
      ),
      signOut: fromPromise<void>(() => readData(api.http.GET('/api/auth/logout'))),
      loadEnums: fromPromise<void, { language: string }>(({ input }) => enums.load(input.language)),
    },
    actions: {
      enterCompany,
      clearPersonalData: () => api.setSession(null),
      notifyOtherTabs: () => otherTabs.notify({ type: 'session.endedElsewhere' }),
      announceCompany({ context: { session } }) {
        if (!session) return;
        const { _id, name } = session.company;
        otherTabs.notify({ type: 'company.changedElsewhere', company: { _id, name } });
      },
    },
  });
  const actor = createActor(machine, { input: { language }, inspect: chartInspector() });
  otherTabs.onNews((news) => actor.send(news));
  return actor;
}

async function signIn(api: Api, body: Credentials, signal: AbortSignal): Promise<SessionAnswer> {
  const answer = await readData(api.http.POST('/api/auth/login', { body, signal }));
  return startSession(api, answer, signal);
}

async function actAsCompany(api: Api, companyId: string, signal: AbortSignal): Promise<SessionAnswer> {
  const params = { path: { companyId } };
  const answer = await readData(api.http.GET('/api/auth/companies/{companyId}', { params, signal }));
  return startSession(api, answer, signal);
}

/** The answer to an abandoned call starts no session. */
function startSession(api: Api, answer: SessionAnswer, signal: AbortSignal): SessionAnswer {
  signal.throwIfAborted();
  api.setSession(answer);
  return answer;
}

function toGranted({ companyUser, company }: SessionAnswer) {
  return { type: 'granted' as const, session: { companyUser, company } };
}

/** The refusals that a user can act on; all other errors lead to the chart's error transition. */
function toSignInRefusal(error: unknown): SignInOutcome {
  if (!(error instanceof ApiError)) throw error;
  if (error.status === 429) return { type: 'throttled', retryAfterSeconds: error.retryAfterSeconds ?? 60 };
  if (error.status === 401 || error.status === 422) return { type: 'rejected' };
  throw error;
}

function toRefused(error: unknown): SessionOutcome {
  if (error instanceof ApiError && error.status < 500) return { type: 'refused' };
  throw error;
}
