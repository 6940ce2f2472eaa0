import type { Selectable } from 'kysely';
import type { AgreedChange, Money } from '#domain/contract.ts';
import { compareMoney } from '#domain/money.ts';
import type { ChangeTables } from '../../../db/change-tables.ts';

type Amounts = Pick<
  Selectable<ChangeTables['trip_changes']>,
  'accepted_amount' | 'agreement' | 'penalty_amount' | 'price_amount' | 'price_currency'
>;

/** The price and the fee that were agreed to; the fee of a change from before agreements were stored is the quoted one. */
export function agreedTerms(change: Amounts): AgreedChange {
  const { agreement, price_currency: currency } = change;
  return {
    price: agreement?.base ?? { amount: change.accepted_amount, currency },
    penalty: agreement?.highestFee ?? { amount: change.penalty_amount, currency },
  };
}

export function isBeyondAgreement(change: Amounts): boolean {
  const { accepted_amount, price_amount, penalty_amount, price_currency: currency } = change;
  const fee: Money = { amount: penalty_amount, currency };
  return price_amount > accepted_amount || compareMoney(fee, agreedTerms(change).penalty) > 0;
}
