import { distanceKm } from '#domain/geography.ts';
import type { CarOffer, CarPlace, CarQuery } from '#domain/offers/car-offer.ts';
import type { CarSource } from './car-sources.ts';
import { fleetAt } from './fleet-at.ts';
import { arrangeHandover, type Handover } from './handover.ts';
import { findOrigin, type Origin } from './origin.ts';
import { quoteCar } from './quote-car.ts';
import { type Rental, readRental } from './rental.ts';
import type { RentalStation } from './rental-station.ts';
import { stationsAt } from './stations.ts';

const BORDER_KM = 8;

export async function searchCars(source: CarSource, query: CarQuery, at: Date): Promise<readonly CarOffer[]> {
  const rental = readRental(query.pickUpAt, query.dropOffAt, query.driverAge);
  const pickUpFrom = findOrigin(query.pickUp);
  const dropOffFrom = findOrigin(query.dropOff);
  if (rental === null || pickUpFrom === null || dropOffFrom === null) return [];
  const pickUps = await stationsAt(query.pickUp, pickUpFrom);
  const dropOffs = isSamePlace(query) ? null : await stationsAt(query.dropOff, dropOffFrom);
  return pickUps
    .map((pickUp) => arrange({ pickUp, pickUpFrom, dropOffFrom }, dropOffs, rental, at))
    .flatMap((handover) => (handover === null ? [] : quoteOffers(source, handover, rental, at)));
}

/** The same station, or the vendor's nearest one at the other place where the car can be returned. */
function arrange(
  start: { pickUp: RentalStation; pickUpFrom: Origin; dropOffFrom: Origin },
  dropOffs: readonly RentalStation[] | null,
  rental: Rental,
  at: Date,
): Handover | null {
  const { pickUp, dropOffFrom } = start;
  const possible = (dropOff: RentalStation) => arrangeHandover({ ...start, dropOff }, rental, at);
  if (dropOffs === null) return possible(pickUp);
  const handovers = dropOffs.flatMap((dropOff) =>
    dropOff.vendor.code === pickUp.vendor.code ? (possible(dropOff) ?? []) : [],
  );
  const ranked = handovers.map((handover) => ({ handover, detour: detourKm(handover, dropOffFrom) }));
  return ranked.sort((one, other) => one.detour - other.detour)[0]?.handover ?? null;
}

/** The distance to the return; a border counts like additional distance. */
function detourKm({ pickUp, dropOff }: Handover, from: Origin): number {
  const abroad = pickUp.address.country !== dropOff.address.country;
  return distanceKm(from, dropOff) + (abroad ? BORDER_KM : 0);
}

function quoteOffers(source: CarSource, handover: Handover, rental: Rental, at: Date): readonly CarOffer[] {
  return fleetAt(handover.pickUp).flatMap((car) => quoteCar(source, handover, car, rental, at)?.offer ?? []);
}

function isSamePlace({ pickUp, dropOff }: CarQuery): boolean {
  return findWord(pickUp) === findWord(dropOff);
}

function findWord(place: CarPlace): string | undefined {
  return findOrigin(place)?.word;
}
