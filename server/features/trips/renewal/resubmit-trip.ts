import type { Money, Trip, TripEditRequest } from '#domain/contract.ts';
import { subtractMoney } from '#domain/money.ts';
import { acceptedShares } from '#domain/offers/accepted-shares.ts';
import type { StoredBookingInfo } from '../../../db/trip-tables.ts';
import type { Deps } from '../../../deps.ts';
import { readFieldRequirements } from '../../companies/checkout-repository.ts';
import { refuseWithheld } from '../page/refuse-withheld.ts';
import { holdAll } from '../pipeline/hold-all.ts';
import { eachPart, type PartOffers } from '../pipeline/judge-all.ts';
import { type Orderer, refuseOrderedOffers } from '../pipeline/order-holds.ts';
import { priceAgain, refuseUnrenewed } from '../pipeline/price-again.ts';
import { allPriced } from '../pipeline/price-all.ts';
import { refuseBeyondAgreement } from '../pipeline/refuse-beyond-agreement.ts';
import { storeAll, type TripCaller } from '../pipeline/store-all.ts';
import type { TripRow } from '../trip-row-repository.ts';
import { editInfo } from './edit-info.ts';
import { readPartsToRenew, takeReferences } from './parts-to-renew.ts';
import { judgeRenewal, type RenewalOrder, readRenewalTerms } from './renewal-order.ts';
import { type OrderToRenew, storeRenewal } from './store-renewal.ts';
import { lockUnchanged, type TripEdit, TripHasChanged } from './trip-edit.ts';

export type Resubmission = NonNullable<TripEditRequest['resubmit']>;

interface TripToRenew extends TripEdit {
  row: TripRow;
}

/**
 * Requests a trip again on the terms that its renewal showed: either all parts are held or none. Throws, without any
 * change, when the trip has another version than the caller has read.
 */
export async function resubmitTrip(
  deps: Deps,
  caller: TripCaller,
  edit: TripToRenew,
  accepted: Resubmission,
): Promise<Trip> {
  const { row, version, viewer, moment } = edit;
  if (row.version !== version) throw new TripHasChanged();
  refuseWithheld(row, viewer, 'resubmit');
  const { id: tripId, company_id: companyId } = row;
  const { abilities, signedIn } = caller;
  const orderer = { userId: signedIn.userId, abilities, companyId, tripId };
  const order = await checkRenewal(deps, caller, { edit, orderer }, accepted);
  const referenceFields = await readFieldRequirements(deps.db, companyId, row.travelers[0]?._id ?? '');
  const info = editInfo(row.booking_info, edit.bookingInfo, { referenceFields, isRequest: true });
  return await holdAll(deps, order, {
    orderer,
    async name(db) {
      const locked = await lockUnchanged(db, edit);
      refuseWithheld(locked.row, viewer, 'resubmit');
      const references = await takeReferences(db, locked.row);
      return eachPart(order.parts, (part, position) => ({
        ...part,
        reference: references[position] ?? part.reference,
      }));
    },
    store: (held) =>
      storeAll(deps, caller, { companyId, moment, held }, async (db, cause) => {
        const locked = await lockUnchanged(db, edit);
        await storeRenewal(deps, db, locked, { order, held, info, moment, cause });
        return tripId;
      }),
  });
}

async function checkRenewal(
  deps: Deps,
  caller: TripCaller,
  { edit, orderer }: { edit: TripToRenew; orderer: Orderer },
  accepted: Resubmission,
): Promise<OrderToRenew> {
  const { row, moment } = edit;
  const { booking_info: before } = row;
  const { reason = before.reason } = edit.bookingInfo;
  const terms = await readRenewalTerms(deps, row, moment);
  const parts = await readPartsToRenew(deps.db, row);
  const renewed = await priceAgain(deps, parts, { ...terms, signal: caller.signal });
  const offered = allPriced(renewed);
  if (!offered) {
    // An earlier order of the same offer may have taken the last of it.
    const wanted = parts.map(({ offerKey, ...part }) => ({ ...part, key: offerKey }));
    await refuseOrderedOffers(deps.db, orderer, wanted, deps.clock.now());
    throw refuseUnrenewed(renewed);
  }
  const order = await judgeRenewal(deps, caller, row, { parts, offered, ...terms });
  const { price: current, levels, verdict, limits } = order;
  const price = priceWithin(accepted.total, order, before);
  refuseBeyondAgreement('renewal', {
    prices: [{ accepted: price, current }],
    limits,
    acceptedLevels: accepted.levels,
    levels,
    verdict,
    reason,
  });
  return { ...order, parts: atAcceptedPrices(order, price), partIds: parts.map(({ id }) => id) };
}

function priceWithin(total: Money, { kept }: RenewalOrder, { bookingFee }: StoredBookingInfo): Money {
  const others = bookingFee ? [kept, bookingFee] : [kept];
  return others.filter(({ currency }) => currency === total.currency).reduce(subtractMoney, total);
}

function atAcceptedPrices({ parts, price: current, limits }: RenewalOrder, accepted: Money): PartOffers {
  const prices = parts.map(({ price }) => price);
  const shares = acceptedShares(prices, { accepted, current }, limits);
  return eachPart(parts, (part, position) => ({ ...part, accepted: shares[position] ?? part.price }));
}
