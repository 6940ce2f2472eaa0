import type { CarFilter } from '#domain/contract.ts';
import type { CarOffer } from '#domain/offers/car-offer.ts';
import { fuelGroup, hasAirConditioning, transmissionGroup } from '../enums/car-groups.ts';

/** Whether a car is wanted. */
export function createCarFilter({
  vendorCode,
  carTransmission,
  carFuel,
  carCategory,
  minimumSeats = 0,
  airConditioning,
}: CarFilter): (car: CarOffer) => boolean {
  const vendors = oneOf(vendorCode);
  const transmissions = oneOf(carTransmission);
  const fuels = oneOf(carFuel);
  const categories = oneOf(carCategory);
  return ({ vendor, acriss, seats }) =>
    vendors(vendor.code) &&
    transmissions(transmissionGroup(acriss)) &&
    fuels(fuelGroup(acriss)) &&
    categories(acriss.charAt(0)) &&
    seats >= minimumSeats &&
    (!airConditioning || hasAirConditioning(acriss));
}

/** A list without an entry asks for nothing. */
function oneOf(wanted: readonly string[] = []): (value: string | undefined) => boolean {
  return (value) => wanted.length === 0 || (value !== undefined && wanted.includes(value));
}
