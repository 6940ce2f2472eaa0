import { fuelLetters } from './car-fuels.ts';
import { carLists } from './cars.ts';

const transmissions = new Map(
  carLists.cartransmission().map(({ id, additionalData }) => [id, additionalData]),
);
const fuels = new Map<string, string>(fuelLetters().map(({ letter, group }) => [letter, group]));

/** What the third letter of an ACRISS code belongs to, an id of the category groupedcartransmission. */
export function transmissionGroup(acriss: string): string | undefined {
  return transmissions.get(acriss.charAt(2));
}

/** What the fourth letter belongs to, an id of the category groupedcarfuel. */
export function fuelGroup(acriss: string): string | undefined {
  return fuels.get(acriss.charAt(3));
}
