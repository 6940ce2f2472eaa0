import type { Money } from '#domain/contract.ts';
import { addMoney, divideMoney, multiplyMoney, subtractMoney } from '#domain/money.ts';
import type { PriceLine } from '#domain/offers/price-line.ts';
import { type CountryTaxes, cityTax, taxesOf } from './country-taxes.ts';
import type { House } from './house.ts';
import type { Stay } from './stay.ts';

const WHOLE = 10_000;
const taxesByCountry = new Map<string, CountryTaxes>();

export function addTaxes(price: Money, house: House): Money {
  const taxes = readTaxes(house);
  return taxes.included ? price : onTop(price, taxes).total;
}

export function calculateOnSite(house: House, { nights, rooms, guests }: Stay): Money | null {
  const { address, stars } = house.property;
  const each = cityTax(address.country, stars, house.currency);
  return each && multiplyMoney(each, nights * rooms * guests);
}

/** The lines of a price; they sum up to the total, except for the one that is paid at the hotel. */
export function priceLines(price: Money, house: House, stay: Stay): PriceLine[] {
  const taxes = readTaxes(house);
  const nights = `${stay.nights} ${stay.nights === 1 ? 'night' : 'nights'}`;
  const rooms = `${stay.rooms} ${stay.rooms === 1 ? 'room' : 'rooms'}`;
  const { base, service, tax } = taxes.included ? within(price, taxes) : onTop(price, taxes);
  const line = (kind: PriceLine['kind'], code: string, label: string, amount: Money, onSite = false) => ({
    kind,
    code,
    label,
    amount,
    onSite,
  });
  const lines = [
    line('base', 'ROOM', `${rooms}, ${nights}`, base),
    line('fee', 'SVC', `Service charge ${taxes.service / 100} %`, service),
    line('tax', taxes.code, taxes.label, tax),
  ].filter(({ kind, amount }) => kind === 'base' || amount.amount !== 0);
  const onSite = calculateOnSite(house, stay);
  if (onSite) lines.push(line('tax', 'CITY', 'City tax, paid at the hotel (estimate)', onSite, true));
  return lines;
}

function within(price: Money, { rate }: CountryTaxes) {
  const tax = share(price, rate, WHOLE + rate);
  return { base: subtractMoney(price, tax), service: multiplyMoney(price, 0), tax };
}

function onTop(price: Money, { rate, service: serviceRate }: CountryTaxes) {
  const service = share(price, serviceRate, WHOLE);
  const served = addMoney(price, service);
  const tax = share(served, rate, WHOLE);
  return { base: price, service, tax, total: addMoney(served, tax) };
}

function share(money: Money, parts: number, whole: number): Money {
  return divideMoney(multiplyMoney(money, parts), whole);
}

function readTaxes({ property }: House): CountryTaxes {
  const { country } = property.address;
  const taxes = taxesByCountry.get(country) ?? taxesOf(country);
  taxesByCountry.set(country, taxes);
  return taxes;
}
