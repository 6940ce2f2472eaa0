import type { Money } from '#domain/contract.ts';
import type { CarInsurance, FuelRule } from '#domain/offers/car-offer.ts';
import { localCurrency, localPrice } from '../local-price.ts';
import type { CarSource } from './car-sources.ts';
import type { RentalStation } from './rental-station.ts';

/** Estimates, in Swiss francs. */
const DEPOSITS = { small: 300, large: 600, fine: 1500 };
const EXCESSES = { small: 1000, large: 1500, fine: 2500 };

export function calculateDeposit(acriss: string, station: RentalStation): Money {
  return priceAt(station, DEPOSITS[classifySize(acriss)]);
}

/**
 * The broker's cheap vendors sell a full tank with the car; all others require it to be returned as full as
 * it was.
 */
export function chooseFuelRule(source: CarSource, { vendor }: RentalStation): FuelRule {
  return source === 'broker' && vendor.tier === 'value' ? 'prepaidTank' : 'fullToFull';
}

/** Cheap vendors in America rent without cover for the car itself. */
export function chooseInsurance(source: CarSource, acriss: string, station: RentalStation): CarInsurance {
  const { region, vendor } = station;
  if (region === 'america' && vendor.tier === 'value' && source === 'direct') {
    return { covers: ['liability'], excess: null };
  }
  return {
    covers: ['liability', 'collision', 'theft'],
    excess: priceAt(station, EXCESSES[classifySize(acriss)]),
  };
}

function classifySize(acriss: string): keyof typeof DEPOSITS {
  if (/^[PULWX]|^.T/.test(acriss)) return 'fine';
  return /^[MNEHCD]/.test(acriss) ? 'small' : 'large';
}

function priceAt({ address }: RentalStation, francs: number): Money {
  return localPrice(francs, localCurrency(address.country));
}
