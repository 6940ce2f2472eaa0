import { randomUUIDv7 } from 'node:crypto';
import { cancellationCosts } from '#domain/cancellation-costs.ts';
import type { CancellationQuote, TripPart } from '#domain/contract.ts';
import { subtractMoney } from '#domain/money.ts';
import {
  canBeGivenBack,
  canBeLeftOut,
  isCancelledAtOnce,
  isUsed,
} from '#machines/trip/cancellation-selectors.ts';
import { isSettled, partSnapshot } from '#machines/trip/part-selectors.ts';
import { tripSnapshot } from '#machines/trip/trip-selectors.ts';
import type { Deps } from '../../../deps.ts';
import { DomainError } from '../../../errors.ts';
import type { SignedInContext } from '../../../http/handler.ts';
import type { CancellationQuote as SupplierQuote } from '../../../suppliers/outcomes.ts';
import { type CompanyMoment, readMomentOfTrip } from '../company-moment.ts';
import { noSuchTrip } from '../page/open-trip.ts';
import { begunParts } from '../page/trip-mapper.ts';
import {
  type ChangeablePart,
  type ChangeableTrip,
  findChangeableTrip,
  findTripRow,
} from '../page/trip-repository.ts';
import { findSupplier } from '../part/find-supplier.ts';
import { toPart } from '../part-mapper.ts';
import { managesPartOf, standingIn } from '../trip-people.ts';

type PartQuote = CancellationQuote['parts'][number];
type Refusal = Extract<PartQuote, { outcome: 'refused' }>['reason'];

const TIMEOUT_MS = 10_000;

export interface TripToCancel extends ChangeableTrip {
  now: Date;
  moment: CompanyMoment;
  ofOthers: ReadonlySet<string>;
  begun: ReadonlySet<string>;
  bought: ReadonlyMap<string, TripPart>;
}

export async function quoteTripCancellation(
  deps: Pick<Deps, 'db' | 'clock' | 'practice' | 'suppliers'>,
  context: Pick<SignedInContext, 'abilities' | 'signedIn' | 'signal'>,
  tripId: string,
): Promise<CancellationQuote> {
  const trip = await findTripToCancel(deps, context, tripId);
  return { parts: await quoteParts(deps, context, trip, trip.parts) };
}

export async function findTripToCancel(
  deps: Pick<Deps, 'db' | 'clock' | 'practice'>,
  caller: Pick<SignedInContext, 'abilities' | 'signedIn'>,
  tripId: string,
): Promise<TripToCancel> {
  const moment = await readMomentOfTrip(deps, tripId);
  const { now } = moment;
  const viewer = { ...caller, now };
  const [trip, row] = await Promise.all([
    findChangeableTrip(deps.db, viewer, tripId),
    findTripRow(deps.db, viewer, tripId),
  ]);
  if (!trip || !row) throw noSuchTrip();
  if (!standingIn(row, viewer).roles.includes('booker')) {
    throw new DomainError(
      'forbidden',
      'Only travellers and people who book for the company can cancel a trip.',
    );
  }
  const bought = new Map(row.parts.map((part) => [part.id, toPart(part)]));
  const ofOthers = new Set(
    row.parts.flatMap(({ id, travelers }) => (managesPartOf(row, viewer, travelers) ? [] : [id])),
  );
  return { ...trip, now, moment, ofOthers, begun: begunParts(row, now), bought };
}

export async function quoteParts(
  deps: Pick<Deps, 'suppliers'>,
  { signal }: Pick<SignedInContext, 'signal'>,
  trip: TripToCancel,
  parts: readonly ChangeablePart[],
): Promise<PartQuote[]> {
  const { companyId, now } = trip;
  return await Promise.all(
    parts.map(async (part) => {
      const known = quoteLocally(trip, part);
      if (known) return known;
      const call = { reference: randomUUIDv7(), companyId, now, timeoutMs: TIMEOUT_MS, signal };
      const supplier = findSupplier(deps.suppliers, part);
      return toQuote(trip, part, await supplier.quoteCancellation(part.reference, call));
    }),
  );
}

function quoteLocally(trip: TripToCancel, part: ChangeablePart): PartQuote | undefined {
  const isAtOnce = isCancelledAtOnce(tripSnapshot(trip));
  if (trip.ofOthers.has(part.id)) return refused(part, 'ofOthers');
  // The holds of a trip that was never booked are already being released.
  if (isAtOnce && part.status === 'cancelling') return refused(part, 'alreadyOver');
  if (!isSettled(partSnapshot(part.status))) return refused(part, 'inProgress');
  if (part.status === 'confirmed' && part.kind === 'external') return refused(part, 'byAgency');
  if (isUsed({ status: part.status, hasBegun: trip.begun.has(part.id) })) return refused(part, 'begun');
  if (part.status === 'confirmed') return undefined;
  // A held part is about to be confirmed, unless the trip waits for a decision.
  if (part.status === 'held' && !isAtOnce && !isGivenBack(trip, part)) return refused(part, 'inProgress');
  if (part.status !== 'held' && !isLeftOut(trip, part)) return refused(part, 'alreadyOver');
  const nothing = subtractMoney(part.price, part.price);
  return { _id: part.id, outcome: 'quoted', refund: nothing, penalty: nothing };
}

export function isLeftOut(trip: ChangeableTrip, { status }: ChangeablePart): boolean {
  return canBeLeftOut(status, toStanding(trip));
}

function isGivenBack(trip: ChangeableTrip, { status }: ChangeablePart): boolean {
  return canBeGivenBack(status, toStanding(trip));
}

function toStanding(trip: ChangeableTrip) {
  return { trip: tripSnapshot(trip), parts: trip.parts.map((part) => part.status) };
}

function toQuote({ bought }: TripToCancel, part: ChangeablePart, answer: SupplierQuote): PartQuote {
  switch (answer.outcome) {
    case 'quoted': {
      const { refund, penalty, until } = answer;
      const boughtPart = bought.get(part.id);
      // The part was added while the trip was read.
      if (!boughtPart) return refused(part, 'inProgress');
      const costs = cancellationCosts(boughtPart, { refund, penalty });
      return { _id: part.id, outcome: 'quoted', ...costs, until: until.toISOString() };
    }
    case 'declined': {
      const isGone = answer.reason === 'alreadyCancelled' || answer.reason === 'noSuchBooking';
      return refused(part, isGone ? 'alreadyOver' : 'notCancellable');
    }
    case 'expired':
      return refused(part, 'alreadyOver');
    case 'soldOut':
    case 'unknown':
      return refused(part, 'noAnswer');
  }
}

function refused({ id }: ChangeablePart, reason: Refusal): PartQuote {
  return { _id: id, outcome: 'refused', reason };
}
