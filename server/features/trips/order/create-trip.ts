import type { Trip, TripRequest } from '#domain/contract.ts';
import type { Deps } from '../../../deps.ts';
import { fieldRefusal } from '../../../field-errors.ts';
import { oncePerKey } from '../pipeline/once-per-key.ts';
import type { TripCaller } from '../pipeline/store-all.ts';
import { addToTrip } from './add-to-trip.ts';
import { placeOrder } from './place-order.ts';
import { withNamedParts } from './with-named-parts.ts';

/** Places an order for a new or an existing trip once per idempotency key; a repetition gets the same answer. */
export async function createTrip(
  deps: Deps,
  caller: TripCaller,
  { key: name, request: body }: { key: string; request: TripRequest },
): Promise<Trip> {
  return await oncePerKey(deps, caller, { key: name, body }, async (key) => {
    const request = withNamedParts(body);
    const { tripId, replacedParts = [] } = request;
    if (tripId !== undefined) return await addToTrip(deps, caller, tripId, { request, key });
    if (replacedParts.length === 0) return await placeOrder(deps, caller, { request, key });
    throw fieldRefusal('validation_failed', '/replacedParts', 'not_expected');
  });
}
