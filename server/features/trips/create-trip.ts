import type { Trip, TripRequest } from '#domain/contract.ts';
import type { Deps } from '../../deps.ts';
import { DomainError } from '../../errors.ts';
import type { SignedInContext } from '../../http/handler.ts';
import { findAnsweredOrder, insertAnsweredOrder } from './order-repository.ts';
import { hashRequest, type OrderName, partReference } from './part-reference.ts';
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
      alsoWrite: (db, answer) =>
        insertAnsweredOrder(db, order, { requestHash: hash, answer }, deps.clock.now()),
    });
  } catch (error) {
    // The same order may have come through meanwhile: whatever it met here, it was done.
    const meanwhile = await answerAgain(deps, order, hash);
    if (meanwhile) return meanwhile;
    throw error;
  }
}

async function answerAgain({ db }: Deps, order: OrderName, hash: Buffer): Promise<Trip | undefined> {
  const before = await findAnsweredOrder(db, order);
  if (!before || hash.equals(before.requestHash)) return before?.answer;
  throw new DomainError('idempotency_key_reused', 'The key was used for another order. Choose a new one.');
}
