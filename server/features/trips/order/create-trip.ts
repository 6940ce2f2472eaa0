import type { Trip, TripRequest } from '#domain/contract.ts';
import type { Deps } from '../../../deps.ts';
import { requestFault } from '../../../offers/request-fault.ts';
import { bookingReference, hashRequest } from '../part/booking-reference.ts';
import { addToTrip } from './add-to-trip.ts';
import { createOrderKey, findEarlier } from './order-key.ts';
import { type Order, type Orderer, placeOrder } from './place-order.ts';
import { withNamedParts } from './with-named-parts.ts';

/** Places an order for a new or an existing trip once per idempotency key; a repetition gets the same answer. */
export async function createTrip(
  deps: Deps,
  context: Orderer,
  { key, request }: { key: string; request: TripRequest },
): Promise<Trip> {
  const { userId, companyId } = context.signedIn;
  const order = { userId, companyId, key };
  const hash = hashRequest(companyId, request);
  const { answer, generation } = await findEarlier(deps, order, hash);
  if (answer) return answer;
  const attempt = { order, hash, generation };
  try {
    return await place(deps, context, {
      request: withNamedParts(request),
      referenceOf: (position) => bookingReference(attempt, position),
      key: createOrderKey(deps, attempt, context),
    });
  } catch (error) {
    // A concurrent call with the same key may have succeeded; its answer replaces this error.
    const known = await findEarlier(deps, order, hash);
    if (known.answer) return known.answer;
    throw error;
  }
}

async function place(deps: Deps, context: Orderer, order: Order): Promise<Trip> {
  const { tripId, replacedParts = [] } = order.request;
  if (tripId !== undefined) return await addToTrip(deps, context, tripId, order);
  if (replacedParts.length === 0) return await placeOrder(deps, context, order);
  throw requestFault('validation_failed', '/replacedParts', 'Only with a trip whose parts they are');
}
