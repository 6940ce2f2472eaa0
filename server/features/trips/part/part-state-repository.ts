import type { Kysely } from 'kysely';
import type { FullVerdict, Money } from '#domain/contract.ts';
import type { Passenger } from '#domain/offers/flight-offer.ts';
import type { TripTimes } from '#domain/trip-stage.ts';
import type { PartStatus } from '#domain/trip-status.ts';
import type { Agreement } from '../../../db/agreement.ts';
import type { Database } from '../../../db/schema.ts';
import { sealFor } from '../../../db/sealed.ts';
import type { PartDetails, PartFailure } from '../../../db/trip-tables.ts';
import { countUp, type PartForUpdate, type TripForUpdate } from '../trip-state-repository.ts';

type Db = Kysely<Database>;

/** The same booking at other times. */
export interface MovedPart extends TripTimes {
  details: PartDetails;
  startsOn: string;
  endsOn: string;
  beginsAt: Date;
}

export interface PartReplacement extends MovedPart {
  offerKey: string;
  verdict: FullVerdict;
  passengers: readonly Passenger[] | null;
}

export interface PartFacts {
  replacement?: PartReplacement;
  moved?: MovedPart;
  attempt?: PartForUpdate['attempt'];
  failure?: PartFailure | null;
  reference?: string;
  locator?: string;
  heldUntil?: Date | null;
  freeUntil?: Date | null;
  tickets?: readonly string[] | null;
  payableThrough?: { name: string; vatNumber?: string } | null;
  price?: Money;
  priceCap?: Money;
  agreement?: Agreement | null;
  cancellation?: Agreement;
  refund?: Money | null;
  penalty?: Money | null;
  /** False for an unwanted booking; a part that is confirmed counts as booked otherwise. */
  wasBooked?: false;
}

export async function savePartState(
  db: Db,
  trip: TripForUpdate,
  part: PartForUpdate,
  { status, ...facts }: PartFacts & { status: PartStatus },
): Promise<void> {
  const { attempt, failure, reference, locator, heldUntil, freeUntil, tickets, payableThrough } = facts;
  const { price, priceCap, agreement, cancellation, refund, penalty, replacement, moved } = facts;
  const { wasBooked = [part.status, status].includes('confirmed') } = facts;
  await db
    .updateTable('trip_parts')
    .set({
      status,
      version: part.version + 1,
      was_booked: wasBooked ? true : undefined,
      attempt,
      failure,
      reference,
      locator,
      held_until: heldUntil,
      free_until: freeUntil,
      tickets: tickets === undefined ? undefined : tickets && [...tickets],
      payable_through:
        payableThrough === undefined ? undefined : payableThrough && JSON.stringify(payableThrough),
      ...(price && { price_amount: price.amount, price_currency: price.currency }),
      accepted_amount: priceCap?.amount,
      agreement: agreement === undefined ? undefined : agreement && JSON.stringify(agreement),
      cancellation: cancellation ? JSON.stringify(cancellation) : undefined,
      refund_amount: refund === undefined ? undefined : (refund?.amount ?? null),
      penalty_amount: penalty === undefined ? undefined : (penalty?.amount ?? null),
      ...(replacement && replacementColumns(db, part.id, replacement)),
      ...(moved && movedColumns(moved)),
    })
    .where('id', '=', part.id)
    .execute();
  await countUp(db, trip);
}

/** The stored alternative was searched for the replaced offer, so it is cleared. */
function replacementColumns(db: Db, id: string, part: PartReplacement) {
  const { offerKey, verdict, passengers } = part;
  return {
    ...movedColumns(part),
    offer_key: offerKey,
    verdict: JSON.stringify(verdict),
    sealed_passengers: sealFor(db, `trip_parts.sealed_passengers ${id}`, passengers),
    alternative: null,
    alternative_search: null,
  };
}

function movedColumns({ details, startsOn, endsOn, currentFrom, beginsAt, endsAt }: MovedPart) {
  return {
    details: JSON.stringify(details),
    starts_on: startsOn,
    ends_on: endsOn,
    current_from: currentFrom,
    begins_at: beginsAt,
    ends_at: endsAt,
  };
}
