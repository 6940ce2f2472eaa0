import type { Trip } from '#domain/contract.ts';
import type { Deps } from '../../../deps.ts';
import { type CompanyMoment, readCompanyMoment } from '../company-moment.ts';
import type { ValidOrder } from './check-order.ts';
import { holdParts, type PartsOnHold, whenToRelease } from './hold-parts.ts';
import type { OrderKey } from './order-key.ts';
import { isCardGone } from './order-repository.ts';
import { cardUnknown } from './refuse-incomplete-order.ts';

interface OrderToPlace {
  checked: ValidOrder;
  key: OrderKey;
}

/** An order whose parts are all held. */
export interface OrderOnHold extends OrderToPlace {
  held: PartsOnHold;
  moment: CompanyMoment;
}

/** Holds all parts of an order under its idempotency key and stores the order; a refusal releases the holds. */
export async function holdOrder(
  deps: Deps,
  order: OrderToPlace,
  store: (orderOnHold: OrderOnHold) => Promise<Trip>,
): Promise<Trip> {
  const { checked, key } = order;
  const { companyId } = checked.terms;
  await key.take(checked);
  let areAllHeld = false;
  try {
    const partsOnHold = await holdParts(deps, checked);
    areAllHeld = true;
    const moment = await readCompanyMoment(deps, companyId);
    return await store({ ...order, held: partsOnHold, moment });
  } catch (error) {
    const refusal = isCardGone(error) ? cardUnknown() : error;
    const when = whenToRelease(refusal, areAllHeld);
    // The repair releases what can't be released now; the reason of the refusal is still the answer.
    if (when) await key.free(checked, when).catch(() => {});
    throw refusal;
  }
}
