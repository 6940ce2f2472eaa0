import type { Kysely } from 'kysely';
import type { Database } from '../schema.ts';
import type { StoredBookingInfo } from '../trip-tables.ts';
import { DEMO_ACCOUNTS } from './accounts.ts';
import { DEMO_COMPANIES, type DemoCompany } from './demo-companies.ts';

export interface DemoMember {
  id: string;
  userId: string;
  companyId: string;
  company: DemoCompany['key'];
  email: string;
  firstName: string;
  lastName: string;
  travelPolicyId: string | null;
  level1: string | null;
  level2: string | null;
  level1User: string | null;
  level2User: string | null;
  isColleague: boolean;
}

export interface DemoPayment {
  paymentType: 'creditcard' | 'invoice';
  card: StoredBookingInfo['creditCard'];
  cardId: string | null;
  fields: { position: number; name: string }[];
}

export async function readMembers(db: Kysely<Database>): Promise<DemoMember[]> {
  const rows = await db
    .selectFrom('company_users as m')
    .innerJoin('users as u', 'u.id', 'm.user_id')
    .innerJoin('companies as c', 'c.id', 'm.company_id')
    .leftJoin('company_users as one', 'one.id', 'm.level1_approver_id')
    .leftJoin('company_users as two', 'two.id', 'm.level2_approver_id')
    .select(['m.id', 'm.user_id as userId', 'm.company_id as companyId', 'c.customer_id', 'u.email'])
    .select(['u.first_name as firstName', 'u.last_name as lastName'])
    .select('m.travel_policy_id as travelPolicyId')
    .select(['m.level1_approver_id as level1', 'm.level2_approver_id as level2'])
    .select(['one.user_id as level1User', 'two.user_id as level2User'])
    .where('u.active', '=', true)
    .orderBy('m.id')
    .execute();
  const accounts: ReadonlySet<string> = new Set(DEMO_ACCOUNTS.map(({ email }) => email));
  return rows.map(({ customer_id, ...row }) => ({
    ...row,
    company: findKey(customer_id),
    isColleague: !accounts.has(row.email),
  }));
}

export async function readPayments(db: Kysely<Database>): Promise<Map<DemoCompany['key'], DemoPayment>> {
  const companies = await db
    .selectFrom('companies')
    .select(['id', 'customer_id', 'payment_type as paymentType'])
    .execute();
  const cards = await db
    .selectFrom('cards')
    .select(['id', 'company_id', 'vendor', 'last4'])
    .where('company_id', 'is not', null)
    .where('is_default', '=', true)
    .execute();
  const fields = await db
    .selectFrom('reference_fields')
    .select(['company_id', 'position', 'name'])
    .where('mandatory', '=', true)
    .orderBy('position')
    .execute();
  return new Map(
    companies.map(({ id, customer_id, paymentType }) => {
      const card = cards.find(({ company_id }) => company_id === id);
      return [
        findKey(customer_id),
        {
          paymentType,
          card: card && { vendor: card.vendor, last4: card.last4 },
          cardId: card?.id ?? null,
          fields: fields
            .filter(({ company_id }) => company_id === id)
            .map(({ position, name }) => ({ position, name })),
        },
      ];
    }),
  );
}

function findKey(customerId: string): DemoCompany['key'] {
  const company = DEMO_COMPANIES.find((one) => one.customerId === customerId);
  if (!company) throw new Error(`The demo has no company ${customerId}`);
  return company.key;
}
