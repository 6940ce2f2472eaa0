import { randomUUIDv7 } from 'node:crypto';
import type { Kysely } from 'kysely';
import { type Abilities, defineAbilitiesFor } from '#domain/abilities.ts';
import type { Database } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { DomainError } from '../../errors.ts';
import type { Origin } from '../audit/audit-repository.ts';
import { hashPassword } from '../auth/password-hash.ts';
import { refuseCommonPassword } from '../auth/refuse-common-password.ts';
import { setPassword } from '../auth/set-password.ts';
import { companyKind } from '../companies/company-kind.ts';
import { findCompany, findCompanyNamed } from '../companies/company-repository.ts';
import { insertCompany } from '../companies/general-repository.ts';
import { recordCreation } from '../records/record-creation.ts';
import { companyUserKind } from './company-user-kind.ts';
import { findCompanyUser } from './company-user-record-repository.ts';
import { indexCompanyUsers } from './company-user-search-repository.ts';
import { insertMembership } from './company-user-write-repository.ts';
import { invite } from './invite.ts';
import { hasSiteAdmin, lockSiteAdmins } from './site-admin-repository.ts';
import { userKind } from './user-kind.ts';
import { findUser } from './user-repository.ts';
import { indexUser } from './user-search-repository.ts';
import { insertPerson } from './user-write-repository.ts';

export interface NewSiteAdmin {
  email: string;
  firstName: string;
  lastName: string;
  company: string;
  password?: string;
}

interface Options {
  isAnother: boolean;
  origin: Origin;
}

type AdminDeps = Pick<Deps, 'config' | 'db' | 'keys' | 'clock' | 'jobs'>;

export async function createSiteAdmin(
  deps: AdminDeps,
  { company, password, ...person }: NewSiteAdmin,
  { isAnother, origin }: Options,
): Promise<void> {
  if (password !== undefined) refuseCommonPassword(password, { ...person, companies: [company] });
  const passwordHash = password === undefined ? undefined : await hashPassword(password);
  await deps.db.transaction().execute(async (db) => {
    await lockSiteAdmins(db);
    if (!isAnother && (await hasSiteAdmin(db))) {
      throw new DomainError('conflict', 'A site admin already exists.');
    }
    const userId = await insertPerson(db, person);
    await indexUser(db, userId);
    const existing = await findCompanyNamed(db, company);
    if (existing?.active === false) throw new DomainError('conflict', 'The company is not active.');
    const companyId = existing?.id ?? randomUUIDv7();
    if (existing === undefined) await insertCompany(db, companyId, newCompany(companyId, company));
    const companyUserId = await insertMembership(db, { userId, companyId, role: 'site-admin', fields: {} });
    await indexCompanyUsers(db, [companyUserId]);

    const abilities = defineAbilitiesFor({ userId, companyUserId, companyId, role: 'site-admin' });
    const author = { signedIn: { userId }, requestId: origin.requestId };
    if (existing === undefined) await recordNewCompany(deps, db, abilities, companyId, author);
    await recordNewUser(deps, db, abilities, { userId, companyUserId }, author);
    if (passwordHash === undefined) await invite(deps, origin, db, { ...person, userId, active: true });
    else {
      const newPassword = { userId, passwordHash, needsPasswordChange: false };
      await setPassword(db, newPassword, { userId, requestId: origin.requestId }, deps.clock.now());
    }
  });
}

/** Defaults that an administrator can change later. */
function newCompany(id: string, name: string) {
  return {
    customerId: `ZV-${id.slice(-6).toUpperCase()}`,
    name,
    language: 'en',
    currency: 'EUR',
    measurementUnits: 'metric' as const,
    paymentType: 'invoice' as const,
  };
}

type Author = Parameters<typeof recordCreation>[1];

async function recordNewCompany(
  deps: AdminDeps,
  db: Kysely<Database>,
  abilities: Abilities,
  companyId: string,
  author: Author,
): Promise<void> {
  const company = await findCompany(db, abilities, companyId);
  if (!company) throw new Error(`The company ${companyId} has gone`);
  await recordCreation(deps, author, db, companyKind(abilities), company);
}

async function recordNewUser(
  deps: AdminDeps,
  db: Kysely<Database>,
  abilities: Abilities,
  { userId, companyUserId }: { userId: string; companyUserId: string },
  author: Author,
): Promise<void> {
  const user = await findUser(db, abilities, userId);
  const companyUser = await findCompanyUser(db, abilities, companyUserId);
  if (!user || !companyUser) throw new Error(`The user ${userId} has gone`);
  await recordCreation(deps, author, db, userKind(abilities), user);
  await recordCreation(deps, author, db, companyUserKind(abilities), companyUser);
}
