import { expect, it } from 'vitest';
import type { ServiceClass } from '#domain/contract.ts';
import { list } from '#tests/support/flight-list-examples.ts';
import { usualEmissions } from './usual-emissions.ts';

const [flight] = list.flights;
const [fare] = flight?.fares ?? [];
if (!flight || !fare) throw new Error('There is a flight');
const segments = flight.legs.flatMap((leg) => leg.segments);

const inCabin = (serviceClass: ServiceClass, co2Kg: number) => ({
  ...fare,
  co2Kg,
  serviceClasses: segments.map(() => serviceClass),
});
const sell = (...fares: (typeof fare)[]) => ({ ...flight, fares });
const ECONOMY = [900, 100, 500, 300, 700, 200, 800, 400, 600, 500];

it('are the median of the journeys, each in its cheapest fare of the cabin', () => {
  const flights = ECONOMY.map((co2Kg) => sell(inCabin('Y', co2Kg), inCabin('Y', 9_000)));
  expect(usualEmissions({ flights })(flight, inCabin('Y', 1))).toEqual({ co2Kg: 500, journeys: 10 });
});

it('are those of one cabin, even where most journeys are sold in another one', () => {
  const business = Array.from({ length: 15 }, (_, more) => sell(inCabin('C', 2_000 + more)));
  const flights = [...ECONOMY.map((co2Kg) => sell(inCabin('Y', co2Kg), inCabin('C', 2_100))), ...business];
  const usual = usualEmissions({ flights });
  expect(usual(flight, inCabin('Y', 1))).toEqual({ co2Kg: 500, journeys: 10 });
  expect(usual(flight, inCabin('C', 1))).toEqual({ co2Kg: 2_012, journeys: 25 });
});

it('are unknown below ten journeys in the cabin', () => {
  const flights = ECONOMY.map((co2Kg, at) => sell(inCabin(at === 0 ? 'W' : 'Y', co2Kg)));
  const usual = usualEmissions({ flights });
  expect(usual(flight, inCabin('Y', 1))).toBeNull();
  expect(usual(flight, inCabin('F', 1))).toBeNull();
});

it('of several cabins are those of the cabin of most of the distance', () => {
  const long = segments.map((one, at) => ({ ...one, distanceKm: at === 0 ? 500 : 6_000 }));
  const [leg] = flight.legs;
  if (!leg) return expect.fail('There is a leg');
  const connected = { ...flight, legs: [{ ...leg, segments: long }] };
  const mixed = {
    ...fare,
    serviceClasses: long.map((_, at) => (at === 0 ? ('Y' as const) : ('C' as const))),
  };
  const flights = ECONOMY.map((co2Kg) => sell(inCabin('C', co2Kg)));
  expect(usualEmissions({ flights })(connected, mixed)).toEqual({ co2Kg: 500, journeys: 10 });
});
