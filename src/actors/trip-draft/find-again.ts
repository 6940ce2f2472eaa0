import type { CheckoutPart, FlowByKind, PartKind } from '#domain/checkout/checkout-part.ts';
import type { SupplierPart, Trip } from '#domain/contract.ts';
import { shiftCriteria } from '#domain/trip-draft/book-again.ts';
import { criteriaOfPart, type KindCriteria } from '#domain/trip-draft/criteria-of-part.ts';
import type { Api } from '../../api/client.ts';
import { findCar } from '../car-booking/find-car.ts';
import { findFlight } from '../flight-booking/find-flight.ts';
import { findRoom } from '../hotel-booking/find-room.ts';

export interface RepeatedPart {
  earlier: SupplierPart;
  search: KindCriteria;
  found: { part: CheckoutPart; isSame: boolean } | null;
}

type Found = RepeatedPart['found'];

interface Wanted<Kind extends PartKind> {
  earlier: { [One in Kind]: Extract<SupplierPart, { kind: One }> }[Kind];
  criteria: FlowByKind[Kind]['criteria'];
  days: number;
  trip: Trip;
}

type Find<Kind extends PartKind> = (api: Api, wanted: Wanted<Kind>, signal: AbortSignal) => Promise<Found>;

const FINDS: { [Kind in PartKind]: Find<Kind> } = { flight: findFlight, hotel: findRoom, car: findCar };

export function findAgain(
  api: Api,
  { parts, trip, days }: { parts: readonly SupplierPart[]; trip: Trip; days: number },
  signal: AbortSignal,
): Promise<RepeatedPart[]> {
  const { bookingInfo, travelers } = trip;
  return Promise.all(
    parts.map(async (earlier) => {
      const search = shiftCriteria(
        criteriaOfPart(earlier, { purpose: bookingInfo.purpose, travelers }),
        days,
      );
      const found = await findOne(api, { earlier, criteria: search.criteria, days, trip }, signal);
      return { earlier, search, found: found && withOrigin(found, earlier) };
    }),
  );
}

function withOrigin({ part, isSame }: NonNullable<Found>, { _id }: SupplierPart): NonNullable<Found> {
  return { part: { ...part, repeats: _id }, isSame };
}

function findOne<Kind extends PartKind>(api: Api, wanted: Wanted<Kind>, signal: AbortSignal): Promise<Found> {
  const find: Find<Kind> = FINDS[wanted.earlier.kind];
  return find(api, wanted, signal);
}
