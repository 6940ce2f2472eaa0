import { categoryOf, fuelOf, hasAirConditioning, transmissionOf } from '#domain/acriss.ts';
import type { CarFilter } from '#domain/contract.ts';
import type { CarOffer } from '#domain/offers/car-offer.ts';

export function createCarFilter({
  vendorCode,
  carTransmission,
  carFuel,
  carCategory,
  minimumSeats = 0,
  airConditioning,
}: CarFilter): (car: CarOffer) => boolean {
  const vendors = matchOneOf(vendorCode);
  const transmissions = matchOneOf(carTransmission);
  const fuels = matchOneOf(carFuel);
  const categories = matchOneOf(carCategory);
  return ({ vendor, acriss, seats }) =>
    vendors(vendor.code) &&
    transmissions(transmissionOf(acriss)) &&
    fuels(fuelOf(acriss)) &&
    categories(categoryOf(acriss)) &&
    seats >= minimumSeats &&
    (!airConditioning || hasAirConditioning(acriss));
}

/** An empty list does not restrict. */
function matchOneOf(accepted: readonly string[] = []): (value: string | undefined) => boolean {
  return (value) => accepted.length === 0 || (value !== undefined && accepted.includes(value));
}
