import { fromPromise } from 'xstate';
import { tripSnapshot } from '#domain/checkout/trip-snapshot.ts';
import type { ErrorCode } from '#domain/contract.ts';
import { findChangeSubmission } from '#domain/part-change/part-change.ts';
import { type SendOutcome, sendingMachine } from '#machines/checkout/sending-machine.ts';
import { isSentChange, type Saved, type SentRequest } from '#machines/checkout/sent-request.ts';
import type { Api } from '../../api/client.ts';
import { readData } from '../../api/errors.ts';
import { newKey } from './new-key.ts';
import { pendingOrder, refusalCode, refusedFields } from './to-outcome.ts';

export function saveActor<Input extends { request: unknown }>(
  save: (saved: Saved<Input['request']>, input: Input) => Promise<void>,
) {
  return fromPromise<Saved<Input['request']>, Input>(async ({ input }) => {
    const saved = { key: newKey(), request: input.request };
    await save(saved, input);
    return saved;
  });
}

export function sendingLogic(api: Api) {
  return sendingMachine.provide({
    actors: { send: fromPromise<SendOutcome, SentRequest>(({ input }) => sendRequest(api, input)) },
  });
}

/** Refusals that leave the outcome open, or after which the same may be sent again unchanged. */
const UNDECIDED: ReadonlySet<ErrorCode> = new Set([
  'password_change_required',
  'conflict',
  'too_many_requests',
  'too_many_calls',
]);

/** Only what the server itself refuses is a refusal; everything else leaves the outcome unclear. */
export async function sendRequest(api: Api, sent: SentRequest): Promise<SendOutcome> {
  try {
    // The same key and the same request are carried out once, however often they are sent.
    const header = { 'Idempotency-Key': sent.key };
    if (!isSentChange(sent)) {
      const trip = await readData(api.http.POST('/api/trips', { params: { header }, body: sent.request }));
      return { type: 'created', trip: tripSnapshot(trip) };
    }
    const { tripId, partId } = sent.changes;
    const params = { path: { tripId, partId }, header };
    const trip = await readData(
      api.http.POST('/api/trips/{tripId}/parts/{partId}/change', { params, body: sent.request }),
    );
    return { type: 'taken', change: findChangeSubmission(trip, partId) };
  } catch (error) {
    const code = refusalCode(error);
    // A change waits for a person to try again while its trip is busy; parts are added to a trip as soon as it is not.
    const isUndecided = code === null || UNDECIDED.has(code) || (code === 'trip_busy' && !isSentChange(sent));
    if (isUndecided) return { type: 'unclear' };
    const parts = partsNamedBy(refusedFields(error));
    const pending = pendingOrder(error);
    return {
      type: 'refused',
      code,
      parts: parts.length > 0 ? parts : undefined,
      pending: pending ?? undefined,
    };
  }
}

const PART = /^\/body\/parts\/(\d+)(?:\/|$)/;

/** The positions of the parts that a refusal is about, each once, in the order of the request. */
function partsNamedBy(paths: readonly string[]): number[] {
  const named = paths.flatMap((path) => PART.exec(path)?.[1] ?? []);
  return [...new Set(named.map(Number))].sort((one, other) => one - other);
}
