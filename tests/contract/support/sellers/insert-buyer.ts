import { DEMO_RATES } from '#server/db/demo/demo-rates.ts';
import { replaceRates } from '#server/features/exchange-rates/exchange-rate-repository.ts';
import { changePerson } from '#server/features/users/user-write-repository.ts';
import type { ContractApp } from '../contract-app.ts';
import { insertFlyer } from '../flight-orders.ts';
import { insertCompany } from '../records.ts';
import { Asker } from './asker.ts';

/** A traveler whom airlines and hotels sell to. */
export async function insertBuyer(opened: ContractApp): Promise<Asker> {
  const companyId = await insertCompany(opened.db, { name: 'Home' });
  await opened.db.transaction().execute((db) => replaceRates(db, [DEMO_RATES]));
  const member = await insertFlyer(opened, { companyId, role: 'traveler' });
  await changePerson(opened.db, member.userId, { privatePhone: '+41 79 555 01 11' });
  return new Asker(opened, member);
}
