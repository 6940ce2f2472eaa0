import type { BookingLimits, Money, TripChangeRequest } from '#domain/contract.ts';
import { subtractMoney } from '#domain/money.ts';
import { agreedShares } from '#domain/offers/agreed-shares.ts';
import { priceChange } from '#domain/offers/price-change.ts';
import type { StoredBookingInfo } from '../../../db/trip-tables.ts';
import type { Deps } from '../../../deps.ts';
import { DomainError } from '../../../errors.ts';
import { toVerdict } from '../../../offers/verdicts.ts';
import { readBookingLimits, readFieldRequirements } from '../../companies/checkout-repository.ts';
import { holdParts, type Release, releaseHolds, whenToRelease } from '../order/hold-parts.ts';
import type { PartOffers } from '../order/judge-order.ts';
import { recordHolds } from '../order/order-holds.ts';
import { refuseWithheld } from '../page/refuse-withheld.ts';
import type { TripRow } from '../trip-row-repository.ts';
import { changeInfo } from './change-info.ts';
import { takePartsToRenew } from './parts-to-renew.ts';
import { allPriced, type PartToRenew, priceAgain, refuseUnrenewed } from './price-again.ts';
import { judgeRenewal, type RenewalOrder } from './renewal-order.ts';
import { storeRenewal } from './store-renewal.ts';
import { lockUnchanged, type TripCaller, type TripChange } from './trip-change.ts';

export type Resubmission = NonNullable<TripChangeRequest['resubmit']>;

/** A trip whose parts are recorded as about to be held again. */
interface TripToRenew {
  row: TripRow;
  parts: readonly PartToRenew[];
}

/**
 * Requests a trip again on the terms that its renewal showed: either all parts are held or none. False, without any
 * change, when the trip has another version than the caller has read.
 */
export async function resubmitTrip(
  deps: Deps,
  caller: TripCaller,
  change: TripChange,
  agreed: Resubmission,
): Promise<boolean> {
  const takenTrip = await take(deps, caller, change);
  if (!takenTrip) return false;
  let areAllHeld = false;
  try {
    const order = await checkRenewal(deps, caller, takenTrip, agreed);
    const info = await buildInfo(deps, takenTrip.row, change, order);
    const partsOnHold = await holdParts(deps, order);
    areAllHeld = true;
    const isStored = await storeRenewal(deps, caller, change, {
      order,
      held: partsOnHold,
      info,
      parts: takenTrip.parts,
    });
    if (!isStored) await giveUp(deps, takenTrip, 'now');
    return isStored;
  } catch (error) {
    const when = whenToRelease(error, areAllHeld);
    // The repair releases what can't be released now; the reason of the refusal is still the answer.
    if (when) await giveUp(deps, takenTrip, when).catch(() => {});
    throw error;
  }
}

/** Records holds before they are requested; undefined when the trip has another version than the caller has read. */
async function take(
  { db: database, clock }: Deps,
  { abilities, signedIn: { userId } }: TripCaller,
  change: TripChange,
): Promise<TripToRenew | undefined> {
  return await database.transaction().execute(async (db) => {
    const locked = await lockUnchanged(db, change);
    if (!locked) return undefined;
    const { row } = locked;
    refuseWithheld(row, change.viewer, 'resubmit');
    const parts = await takePartsToRenew(db, row);
    const holds = parts.map(({ offerKey, ...part }) => ({ ...part, key: offerKey }));
    const orderer = { userId, abilities, companyId: row.company_id, tripId: row.id };
    await recordHolds(db, orderer, holds, clock.now());
    return { row, parts };
  });
}

/** Queues the release of the holds. The job skips those that a concurrent request has stored with the trip. */
async function giveUp(
  { db: database, jobs }: Deps,
  { row, parts }: TripToRenew,
  when: Release,
): Promise<void> {
  await database
    .transaction()
    .execute((db) => releaseHolds({ db, jobs }, { companyId: row.company_id, parts, when }));
}

/** Re-prices and judges everything; refuses terms that the caller has not agreed to. */
async function checkRenewal(
  deps: Deps,
  caller: TripCaller,
  { row, parts }: TripToRenew,
  agreed: Resubmission,
): Promise<RenewalOrder & { limits: BookingLimits }> {
  const { company_id: companyId } = row;
  const [limits, renewed] = await Promise.all([
    readBookingLimits(deps.db, companyId),
    priceAgain(deps, parts, { companyId, signal: caller.signal }),
  ]);
  const offered = allPriced(renewed);
  if (!offered) throw refuseUnrenewed(renewed);
  const order = await judgeRenewal(deps, caller, row, { parts, offered });
  const price = priceWithin(agreed.total, order, row.booking_info);
  if (!priceChange(price, order.price, limits).withinTolerance) {
    throw new DomainError('price_changed', 'The price has risen. Look at the new one, and request it again.');
  }
  if (order.levels.some((level) => !agreed.levels.includes(level))) {
    throw new DomainError('approval_changed', 'The policy now asks for another approval. Look at it again.');
  }
  return { ...order, limits, parts: atAgreedPrices(order, price, limits) };
}

/** The part of a total that pays the requested parts, without the fee and the parts that the trip keeps. */
function priceWithin(total: Money, { kept }: RenewalOrder, { bookingFee }: StoredBookingInfo): Money {
  const others = bookingFee ? [kept, bookingFee] : [kept];
  return others.filter(({ currency }) => currency === total.currency).reduce(subtractMoney, total);
}

/** Divides the price that was agreed for all parts among them. */
function atAgreedPrices(
  { parts: [first, ...others], price: now }: RenewalOrder,
  agreed: Money,
  limits: BookingLimits,
): PartOffers {
  const prices = [first, ...others].map(({ price }) => price);
  const [share = first.price, ...shares] = agreedShares(prices, { agreed, now }, limits);
  return [
    { ...first, agreed: share },
    ...others.map((part, index) => ({ ...part, agreed: shares[index] ?? part.price })),
  ];
}

/** Returns the booking information from now on, which must be complete as for any request. */
async function buildInfo(
  { db }: Pick<Deps, 'db'>,
  row: TripRow,
  { bookingInfo }: TripChange,
  { verdict }: RenewalOrder,
): Promise<StoredBookingInfo> {
  const referenceFields = await readFieldRequirements(db, row.company_id, row.travellers[0]?._id ?? '');
  const terms = { referenceFields, verdict: toVerdict(verdict), isRequest: true };
  return changeInfo(row.booking_info, bookingInfo, terms);
}
