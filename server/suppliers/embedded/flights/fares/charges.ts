import type { ServiceClass } from '#domain/contract.ts';
import type { PriceLine } from '#domain/offers/price-line.ts';
import { endsOf, type Journey } from '../journeys/journey.ts';
import type { WorldAirport } from '../network/world-airports.ts';
import { airTravelTax } from './air-travel-tax.ts';
import { isFar, type Trip } from './trip.ts';

export interface Charge {
  kind: PriceLine['kind'];
  code: string;
  label: string;
  francs: number;
}

const DOLLAR = 0.8;
const TRANSFER = 6;

export function listCharges(
  { seller }: Trip,
  leg: Journey,
  serviceClass: ServiceClass,
  baseFrancs: number,
): Charge[] {
  const surcharge = seller.kind === 'lowCost' ? 0 : carrierSurcharge(leg, serviceClass);
  return [
    ...(surcharge > 0 ? [charge('surcharge', 'YQ', 'Carrier surcharge', surcharge)] : []),
    ...listTaxes(leg, serviceClass, baseFrancs).filter(({ francs }) => francs > 0),
  ];
}

function carrierSurcharge(leg: Journey, serviceClass: ServiceClass): number {
  const { from, to } = endsOf(leg);
  if (!isFar(leg)) return from.country === to.country ? 0 : 12;
  return { Y: 90, W: 120, C: 180, F: 180 }[serviceClass];
}

function listTaxes(leg: Journey, serviceClass: ServiceClass, baseFrancs: number): Charge[] {
  const { from, to } = endsOf(leg);
  if (from.country === 'US' && to.country === 'US') return americanTaxes(leg, baseFrancs);
  return [
    ...departureTaxes(leg, from, to, serviceClass),
    ...leg.flights
      .slice(1)
      .map(({ direction }) =>
        charge('tax', direction.from.country, `Transfer charge ${direction.from.code}`, TRANSFER),
      ),
    ...(to.country === 'US' ? borderTaxes() : []),
  ];
}

function departureTaxes(
  leg: Journey,
  from: WorldAirport,
  to: WorldAirport,
  serviceClass: ServiceClass,
): Charge[] {
  if (from.country === 'US') {
    return [
      charge('tax', 'US', 'US international departure tax', 22.2 * DOLLAR),
      charge('tax', 'AY', 'US security fee', 5.6 * DOLLAR),
      charge('tax', 'XF', 'US passenger facility charge', 4.5 * DOLLAR),
    ];
  }
  return [
    charge('tax', ...airportCharge(from)),
    ...airTravelTax(from.country, to.country, leg.km, serviceClass).map((tax) => charge('tax', ...tax)),
  ];
}

/** A share of the fare, and amounts per leg, per flight and per airport. */
function americanTaxes({ flights }: Journey, baseFrancs: number): Charge[] {
  return [
    charge('tax', 'US', 'US transportation tax', 0.075 * baseFrancs),
    charge('tax', 'AY', 'US security fee', 5.6 * DOLLAR),
    charge('tax', 'ZP', 'US flight segment tax', flights.length * 4.5 * DOLLAR),
    charge('tax', 'XF', 'US passenger facility charge', flights.length * 4.5 * DOLLAR),
  ];
}

function borderTaxes(): Charge[] {
  return [
    charge('tax', 'US', 'US international arrival tax', 22.2 * DOLLAR),
    charge('tax', 'YC', 'US customs fee', 7.2 * DOLLAR),
    charge('tax', 'XY', 'US immigration fee', 7 * DOLLAR),
    charge('tax', 'XA', 'US agricultural inspection fee', 3.96 * DOLLAR),
  ];
}

const AIRPORT_CHARGES: Readonly<Record<string, readonly [code: string, francs: number]>> = {
  AT: ['ZY', 17.5],
  AU: ['WY', 15],
  BE: ['BE', 24],
  CH: ['CH', 14.5],
  DE: ['RA', 9.65],
  ES: ['JD', 10.95],
  FR: ['QX', 10.55],
  GB: ['UB', 26.05],
  HK: ['HK', 12.4],
  IT: ['IT', 6.05],
  JP: ['SW', 15.35],
  NL: ['RN', 14.1],
  PT: ['PT', 12.6],
  SG: ['SG', 32.9],
};

/** Estimated by the airport's size where unknown. Remote airports are cheap. */
function airportCharge({
  country,
  code,
  standing,
  secondary,
}: WorldAirport): [code: string, label: string, francs: number] {
  const [tax, francs] = AIRPORT_CHARGES[country] ?? [country, 6 + 1.5 * standing];
  return [tax, `Airport charge ${code}`, secondary ? francs / 2 : francs];
}

function charge(kind: Charge['kind'], code: string, label: string, francs: number): Charge {
  return { kind, code, label, francs };
}
