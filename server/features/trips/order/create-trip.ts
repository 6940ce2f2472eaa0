import type { Trip, TripRequest } from '#domain/contract.ts';
import type { Deps } from '../../../deps.ts';
import type { SignedInContext } from '../../../http/handler.ts';
import { hashRequest, type OrderName, partReference } from '../part/part-reference.ts';
import { createOrderKey, keyReused } from './order-key.ts';
import { findOrder } from './order-repository.ts';
import { placeOrder } from './place-order.ts';

type Context = Pick<SignedInContext, 'abilities' | 'signedIn' | 'signal' | 'requestId' | 'ip' | 'userAgent'>;

/** Places an order once for each key: the same order again has the same answer. */
export async function createTrip(
  deps: Deps,
  context: Context,
  { key, request }: { key: string; request: TripRequest },
): Promise<Trip> {
  const { userId, companyId } = context.signedIn;
  const order = { userId, companyId, key };
  const hash = hashRequest(companyId, request);
  const answered = await answerAgain(deps, order, hash);
  if (answered) return answered;
  try {
    return await placeOrder(deps, context, {
      request,
      referenceOf: (position) => partReference(order, hash, position),
      key: createOrderKey(deps, order, hash),
    });
  } catch (error) {
    // The same order may have come through meanwhile: whatever it met here, it was done.
    const meanwhile = await answerAgain(deps, order, hash);
    if (meanwhile) return meanwhile;
    throw error;
  }
}

async function answerAgain({ db }: Deps, order: OrderName, hash: Buffer): Promise<Trip | null | undefined> {
  const before = await findOrder(db, order);
  if (before && !hash.equals(before.requestHash)) throw keyReused();
  return before?.answer;
}
