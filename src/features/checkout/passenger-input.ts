import type { AskedPassenger } from '#domain/checkout/asked-passengers.ts';
import type { PassengerValues } from './passenger-values.ts';

/** What is written of a traveller who flies, as the fields show it. */
export interface PassengerInput {
  passenger: AskedPassenger;
  values: PassengerValues;
  messageOf: (field: keyof PassengerValues) => string | undefined;
  change: (field: keyof PassengerValues, text: string) => void;
}
