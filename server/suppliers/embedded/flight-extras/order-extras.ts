import { addMoney } from '#domain/money.ts';
import type { ExtrasPrices, Itinerary } from '#domain/offers/flight-offer.ts';
import type { OrderExtras } from '../../supplier.ts';
import type { ExtrasOutcome } from '../desk/kind.ts';
import { listSegments, seatUnit } from './seat-units.ts';

export function orderExtras(
  { seats }: OrderExtras,
  chosen: ExtrasPrices | null,
  itinerary: Pick<Itinerary, 'legs'>,
): ExtrasOutcome {
  if (!chosen) return { outcome: 'declined', reason: 'refused' };
  const prices = [...chosen.seats, ...chosen.bags];
  const offered = prices.flatMap((price) => (price.outcome === 'offered' ? [price.price] : []));
  if (offered.length < prices.length) return { outcome: 'extraGone' };
  const segments = listSegments(itinerary);
  const units = seats.flatMap(({ segment, seat }) => {
    const flight = segments[segment];
    return flight ? [{ unit: seatUnit(flight, seat), capacity: 1, quantity: 1 }] : [];
  });
  const [first, ...others] = offered.filter((price) => price !== null);
  return { outcome: 'offered', price: first ? others.reduce(addMoney, first) : null, units };
}
