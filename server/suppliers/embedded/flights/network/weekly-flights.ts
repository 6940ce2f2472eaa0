import { FAR_KM, type Route, standingSum } from './route.ts';

/** The number of weekly flights: fewer than 7, or a multiple of 7. */
export function weeklyFlights(route: Pick<Route, 'carrier' | 'base' | 'other' | 'km'>): number {
  const { carrier, base, other, km } = route;
  const sum = standingSum(route);
  if (km > FAR_KM) return farFlights(sum);
  const shuttle = base.country === other.country && sum >= 10 ? 1.3 : 1;
  const distance = km < 1800 ? 1 : 0.6;
  const cheap = carrier.kind === 'lowCost' || carrier.leisure ? 0.45 : 1;
  const daily = 0.065 * sum ** 1.9 * shuttle * distance * cheap;
  return daily >= 0.9 ? 7 * Math.round(daily) : Math.max(2, Math.round(daily * 7));
}

function farFlights(sum: number): number {
  if (sum >= 12) return 14;
  if (sum >= 9) return 7;
  return sum === 8 ? 5 : 3;
}
