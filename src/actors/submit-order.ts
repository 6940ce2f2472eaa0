import { seenTrip } from '#domain/checkout/seen-trip.ts';
import type { ErrorCode } from '#domain/contract.ts';
import type { KeptOrder } from '#machines/checkout/checkout-draft.ts';
import type { SubmitOutcome } from '#machines/checkout/checkout-setup.ts';
import type { Api } from '../api/client.ts';
import { ApiError } from '../api/errors.ts';
import { createTrip } from '../api/trip-requests.ts';

/** Answers that leave open what became of the order, or after which it may be sent again as it is. */
const UNDECIDED: ReadonlySet<ErrorCode> = new Set([
  'unauthenticated',
  'password_change_required',
  'conflict',
  'trip_busy',
  'too_many_requests',
  'internal',
  'unavailable',
]);

/** Sends an order. Only what the server itself refuses is a refusal; everything else leaves it unclear. */
export async function submitOrder(api: Api, { key, request }: KeptOrder): Promise<SubmitOutcome> {
  try {
    return { type: 'created', trip: seenTrip(await createTrip(api, key, request)) };
  } catch (error) {
    const code = error instanceof ApiError ? error.problem?.code : undefined;
    return code === undefined || UNDECIDED.has(code) ? { type: 'unclear' } : { type: 'refused', code };
  }
}
