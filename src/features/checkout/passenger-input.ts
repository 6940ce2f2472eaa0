import type { PassengerRequirements } from '#domain/checkout/passenger-requirements.ts';
import type { PassengerValues } from './passenger-values.ts';

export interface PassengerInput {
  passenger: PassengerRequirements;
  values: PassengerValues;
  messageOf: (field: keyof PassengerValues) => string | undefined;
  change: (field: keyof PassengerValues, text: string) => void;
}
