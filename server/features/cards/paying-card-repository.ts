import type { Kysely } from 'kysely';
import type { CreditCard } from '#domain/contract.ts';
import type { Database } from '../../db/schema.ts';
import type { Traveller } from '../travellers/traveller-repository.ts';
import { cardColumns, toCreditCard } from './card-columns.ts';

export interface PayingCard {
  card: CreditCard;
  owner: 'company' | 'traveler';
  expiresOn: string;
}

interface Payers {
  companyId: string;
  travellers: readonly Pick<Traveller, 'companyUserId' | 'userId'>[];
}

export async function readPayingCards(
  db: Kysely<Database>,
  { companyId, travellers }: Payers,
): Promise<PayingCard[]> {
  const rows = await db
    .selectFrom('cards')
    .select(cardColumns)
    .select(['expires_on as expiresOn', 'company_id as companyId'])
    .where(({ eb, or }) =>
      or([
        eb('company_id', '=', companyId),
        ...travellers.flatMap(({ companyUserId, userId }) => [
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
