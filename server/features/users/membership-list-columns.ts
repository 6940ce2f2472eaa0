import { expressionBuilder } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Database } from '../../db/schema.ts';
import { cardColumns } from '../cards/card-columns.ts';

const { selectFrom } = expressionBuilder<Database & { m: Database['company_users'] }, 'm'>();

export const membershipListColumns = [
  jsonArrayFrom(
    selectFrom('reference_field_defaults as r')
      .select(['r.name', 'r.value'])
      .whereRef('r.company_user_id', '=', 'm.id')
      .orderBy('r.name'),
  ).as('referenceFieldDefaults'),
  jsonArrayFrom(
    selectFrom('cards')
      .select(cardColumns)
      .whereRef('cards.company_user_id', '=', 'm.id')
      .orderBy('cards.id'),
  ).as('creditCards'),
] as const;
