import type { PassengerRequest, TripRequest } from '#domain/contract.ts';
import { requestFault } from '../../../offers/request-fault.ts';

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
    throw requestFault('validation_failed', '/bookingInfo/travelerId', 'It must be one of the travellers');
  }
  const parts = withNamedCar(request);
  return {
    ...request,
    // The traveller is stored, because a trip may have another first traveller than the order that extends it.
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
    if (parts.length === 0) throw requestFault('validation_failed', '/parts', 'Name what is to be booked');
    return parts;
  }
  const cars = parts.filter(({ kind }) => kind === 'car');
  if (cars.some(({ offer }) => offer === carRateKey)) return parts;
  if (cars.length > 0) {
    throw requestFault('validation_failed', '/carRateKey', 'It must be the offer of a car among the parts');
  }
  if (parts.length === MOST_ORDERED_PARTS) {
    throw requestFault(
      'validation_failed',
      '/carRateKey',
      `An order has at most ${MOST_ORDERED_PARTS} parts`,
    );
  }
  return [...parts, { kind: 'car', offer: carRateKey }];
}

interface NamedPassport {
  /** The JSON pointer of the part in the request. */
  path: string;
  /** The travellers of the order. */
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
    const message = 'The booking info names another passport of the traveller';
    throw requestFault('validation_failed', `${at}/passport`, message);
  }
  if (passenger.passportId === undefined || passenger.passportId === passportId) return;
  throw requestFault('validation_failed', `${at}/passportId`, 'It must be the passport of the booking info');
}
