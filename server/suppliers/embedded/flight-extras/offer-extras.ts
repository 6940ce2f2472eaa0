import type {
  FlightExtras,
  FlightOfferDetails,
  FlightQuery,
  Itinerary,
} from '#domain/offers/flight-offer.ts';
import type { PriceOutcome } from '../../outcomes.ts';
import type { PriceOrder } from '../../supplier.ts';
import type { SupplierCall } from '../../supplier-call.ts';
import { PRICE_MILLISECONDS } from '../desk/price-offer.ts';
import { findSale } from '../desk/sale.ts';
import { readTaken } from '../desk/stock-repository.ts';
import { type Desk, openVisit } from '../desk/visit.ts';
import { findExtras } from '../flights/extras/flight-extras.ts';
import { seatName } from './choose-extras.ts';
import { listSegments, seatUnit } from './seat-units.ts';

export async function offerExtras(
  desk: Desk<FlightQuery, Itinerary, FlightOfferDetails>,
  order: PriceOrder,
  call: SupplierCall,
): Promise<PriceOutcome<FlightExtras>> {
  const visit = await openVisit(desk, call);
  const sale = await findSale(desk, order, visit);
  if ('outcome' in sale) return sale;
  const extras = await findExtras(order.key, order.travelers, call.now);
  if (!extras) return { outcome: 'expired' };
  const unitOf = createUnitOf(sale.offer);
  const units = extras.seatMaps.flatMap(({ segment, cabins }) =>
    cabins.flatMap(({ rows }) =>
      rows.flatMap((row) => row.seats.map((seat) => unitOf(segment, seatName(row, seat)))),
    ),
  );
  // Stock held under this reference is free for its own order.
  const takenUnits = await readTaken(desk.db, units, visit.at, call);
  return {
    outcome: 'priced',
    offer: withoutTaken(extras, (segment, seat) => takenUnits.has(unitOf(segment, seat))),
    expiresAt: new Date(call.now.getTime() + PRICE_MILLISECONDS),
  };
}

function createUnitOf({ itinerary }: FlightOfferDetails) {
  const segments = listSegments(itinerary);
  return (segment: number, seat: string): string => {
    const flight = segments[segment];
    if (!flight) throw new RangeError(`There is no segment ${segment}`);
    return seatUnit(flight, seat);
  };
}

function withoutTaken(
  extras: FlightExtras,
  isTaken: (segment: number, seat: string) => boolean,
): FlightExtras {
  const seatMaps = extras.seatMaps.map(({ cabins, ...map }) => ({
    ...map,
    cabins: cabins.map(({ rows, ...cabin }) => ({
      ...cabin,
      rows: rows.map(({ seats, ...row }) => ({
        ...row,
        seats: seats.map((seat) => ({
          ...seat,
          free: seat.free && !isTaken(map.segment, seatName(row, seat)),
        })),
      })),
    })),
  }));
  return { ...extras, seatMaps };
}
