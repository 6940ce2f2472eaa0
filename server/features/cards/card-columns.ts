import { type ExpressionBuilder, sql } from 'kysely';
import type { CreditCard } from '#domain/contract.ts';
import type { Database } from '../../db/schema.ts';

type CardRow = Omit<CreditCard, 'maskedNumber'>;

/** The visible data of a card. The token is not among it: it identifies the number in the vault. */
export function cardColumns(eb: ExpressionBuilder<Database, 'cards'>) {
  return [
    eb.ref('cards.id').as('_id'),
    eb.ref('cards.vendor').as('vendor'),
    eb.ref('cards.last4').as('last4'),
    eb.ref('cards.name').as('name'),
    sql<string>`to_char(cards.expires_on, 'MM/YY')`.as('expiryDate'),
    eb.ref('cards.is_default').as('isDefault'),
  ] as const;
}

export function toCreditCard(row: CardRow): CreditCard {
  return { ...row, maskedNumber: `•••• •••• •••• ${row.last4}` };
}
