import type { Kysely } from 'kysely';
import type { CreditCard } from '#domain/contract.ts';
import type { Database } from '../../db/schema.ts';
import type { Traveler } from '../travelers/traveler-repository.ts';
import { cardColumns, toCreditCard } from './card-columns.ts';

export interface PayingCard {
  card: CreditCard;
  owner: 'company' | 'traveler';
  expiresOn: string;
}

interface Payers {
  companyId: string;
  travelers: readonly Pick<Traveler, 'companyUserId' | 'userId'>[];
}

export async function readPayingCards(
  db: Kysely<Database>,
  { companyId, travelers }: Payers,
): Promise<PayingCard[]> {
  const rows = await db
    .selectFrom('cards')
    .select(cardColumns)
    .select(['expires_on as expiresOn', 'company_id as companyId'])
    .where(({ eb, or }) =>
      or([
        eb('company_id', '=', companyId),
        ...travelers.flatMap(({ companyUserId, userId }) => [
          eb('company_user_id', '=', companyUserId),
          eb('user_id', '=', userId),
        ]),
      ]),
    )
    .orderBy('is_default', 'desc')
    .orderBy('company_id', (order) => order.nullsLast())
    .orderBy('id')
    .execute();
  return rows.map(({ expiresOn, companyId: company, ...card }) => ({
    card: toCreditCard(card),
    owner: company === null ? 'traveler' : 'company',
    expiresOn,
  }));
}
