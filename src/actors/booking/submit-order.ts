import { tripSnapshot } from '#domain/checkout/trip-snapshot.ts';
import type { ErrorCode } from '#domain/contract.ts';
import type { SavedOrder } from '#machines/checkout/checkout-draft.ts';
import type { SubmitOutcome } from '#machines/checkout/checkout-setup.ts';
import type { Api } from '../../api/client.ts';
import { createTrip } from '../../api/trip-requests.ts';
import { pendingOrder, refusalCode, refusedFields } from './to-outcome.ts';

/** Refusals that leave the outcome of the order open, or after which it may be sent again unchanged. */
const UNDECIDED: ReadonlySet<ErrorCode> = new Set([
  'password_change_required',
  'conflict',
  'trip_busy',
  'too_many_requests',
  'too_many_calls',
]);

/** Sends an order. Only what the server itself refuses is a refusal; everything else leaves it unclear. */
export async function submitOrder(api: Api, { key, request }: SavedOrder): Promise<SubmitOutcome> {
  try {
    return { type: 'created', trip: tripSnapshot(await createTrip(api, key, request)) };
  } catch (error) {
    const code = refusalCode(error);
    if (code === null || UNDECIDED.has(code)) return { type: 'unclear' };
    const parts = partsNamedBy(refusedFields(error));
    const pending = pendingOrder(error);
    return { type: 'refused', code, ...(parts.length > 0 && { parts }), ...(pending && { pending }) };
  }
}

const PART = /^\/body\/parts\/(\d+)(?:\/|$)/;

/** The positions of the parts that a refusal is about, each once, in the order of the request. */
function partsNamedBy(paths: readonly string[]): number[] {
  const named = paths.flatMap((path) => PART.exec(path)?.[1] ?? []);
  return [...new Set(named.map(Number))].sort((one, other) => one - other);
}
