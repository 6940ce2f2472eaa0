import type { PassengerRequest, TripRequest } from '#domain/contract.ts';
import { fieldRefusal } from '../../../field-errors.ts';

type RequestedPart = TripRequest['parts'][number];

const MOST_ORDERED_PARTS = 10;

/**
 * Adds to the parts of an order what is named beside them: a car by its rate key, and a passport for all flights.
 * Refuses names that contradict the parts.
 */
export function withNamedParts(request: TripRequest): TripRequest {
  const { travelers, bookingInfo } = request;
  const { travelerId = travelers[0], passportId } = bookingInfo;
  if (!travelerId || !travelers.includes(travelerId)) {
    throw fieldRefusal('validation_failed', '/bookingInfo/travelerId', 'not_a_traveler');
  }
  const parts = withNamedCar(request);
  return {
    ...request,
    // The traveler is stored, because a trip may have another first traveler than the order that extends it.
    bookingInfo: { ...bookingInfo, travelerId },
    parts: passportId
      ? parts.map((part, position) =>
          withPassport(part, { path: `/parts/${position}`, travelers, travelerId, passportId }),
        )
      : parts,
  };
}

function withNamedCar({ parts, carRateKey }: TripRequest): RequestedPart[] {
  if (carRateKey === undefined) {
    if (parts.length === 0) throw fieldRefusal('validation_failed', '/parts', 'too_few', { minimum: 1 });
    return parts;
  }
  const cars = parts.filter(({ kind }) => kind === 'car');
  if (cars.some(({ offer }) => offer === carRateKey)) return parts;
  if (cars.length > 0) {
    throw fieldRefusal('validation_failed', '/carRateKey', 'inconsistent', { name: 'parts' });
  }
  if (parts.length === MOST_ORDERED_PARTS) {
    throw fieldRefusal('validation_failed', '/parts', 'too_many', { maximum: MOST_ORDERED_PARTS - 1 });
  }
  return [...parts, { kind: 'car', offer: carRateKey }];
}

interface NamedPassport {
  path: string;
  travelers: readonly string[];
  travelerId: string;
  passportId: string;
}

function withPassport(
  part: RequestedPart,
  { path, travelers, travelerId, passportId }: NamedPassport,
): RequestedPart {
  if (part.kind !== 'flight') return part;
  const passengers: PassengerRequest[] =
    part.passengers ?? (part.travelers ?? travelers).map((traveler) => ({ traveler }));
  return {
    ...part,
    passengers: passengers.map((passenger, place) => {
      if (passenger.traveler !== travelerId) return passenger;
      refuseOtherPassport(passenger, passportId, `${path}/passengers/${place}`);
      return { ...passenger, passportId };
    }),
  };
}

function refuseOtherPassport(passenger: PassengerRequest, passportId: string, at: string): void {
  if (passenger.passport) {
    throw fieldRefusal('validation_failed', `${at}/passport`, 'inconsistent', { name: 'bookingInfo' });
  }
  if (passenger.passportId === undefined || passenger.passportId === passportId) return;
  throw fieldRefusal('validation_failed', `${at}/passportId`, 'inconsistent', { name: 'bookingInfo' });
}
