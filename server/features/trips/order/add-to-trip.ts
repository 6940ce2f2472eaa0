import type { Trip } from '#domain/contract.ts';
import type { Deps } from '../../../deps.ts';
import { DomainError } from '../../../errors.ts';
import { readMomentOfTrip } from '../company-moment.ts';
import { countedParts } from '../counted-parts.ts';
import { refuseWithheld } from '../page/refuse-withheld.ts';
import { findTripRow } from '../page/trip-repository.ts';
import { listRequesters } from '../trip-people.ts';
import { checkOrder } from './check-order.ts';
import { holdOrder } from './hold-order.ts';
import { totalOfOrder } from './judge-order.ts';
import type { Order, Orderer } from './place-order.ts';
import { refuseAddition, refuseTooLong } from './refuse-addition.ts';
import { storeAddedParts } from './store-added-parts.ts';

/** Adds ordered parts to a trip and leaves its other parts unchanged; either all of them are held or none. */
export async function addToTrip(deps: Deps, context: Orderer, tripId: string, order: Order): Promise<Trip> {
  const { request, key } = order;
  const { now } = await readMomentOfTrip(deps, tripId);
  const viewer = { ...context, now };
  const row = await findTripRow(deps.db, viewer, tripId);
  if (!row) throw new DomainError('not_found', 'There is no such trip, or you may not see it.');
  refuseWithheld(row, viewer, 'addPart');
  refuseAddition(row, request);
  const targetTrip = {
    travellers: row.travellers.map(({ _id, userId }) => ({ companyUserId: _id, userId })),
    requestedBy: listRequesters(row),
    endsOn: row.ends_on,
  };
  const checked = await checkOrder(deps, context, { ...order, targetTrip });
  refuseTooLong(row, checked);
  // Refuses prices that can't be added up, before a supplier holds anything.
  totalOfOrder([...countedParts(row.parts), ...checked.parts]);
  return await holdOrder(deps, { checked, key }, (orderOnHold) =>
    storeAddedParts(deps, context, { tripId, request, order: orderOnHold }),
  );
}
