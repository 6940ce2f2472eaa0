import type { Kysely } from 'kysely';
import type { CompanyUserChangeRequest, User, UserCreateRequest } from '#domain/contract.ts';
import { dateAt } from '#domain/local-time.ts';
import type { Database } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import type { SignedInContext } from '../../http/handler.ts';
import { readTimeZone } from '../companies/time-zone-repository.ts';
import { recordCreation } from '../records/record-creation.ts';
import { insertCompanyUser } from './insert-company-user.ts';
import { invite } from './invite.ts';
import { refusePersonFaults } from './refuse-person-faults.ts';
import { userKind } from './user-kind.ts';
import { findUser } from './user-repository.ts';
import { indexUser } from './user-search-repository.ts';
import { insertPerson } from './user-write-repository.ts';

interface NewUser extends UserCreateRequest {
  companyUser: UserCreateRequest['companyUser'] & Pick<CompanyUserChangeRequest, 'referenceFieldDefaults'>;
}

export async function insertUser(
  deps: Deps,
  context: Pick<SignedInContext, 'signedIn' | 'requestId' | 'ip' | 'abilities'>,
  db: Kysely<Database>,
  { companyUser, sendInvitation, ...person }: NewUser,
): Promise<User> {
  const { abilities } = context;
  refusePersonFaults(person, dateAt(deps.clock.now(), await readTimeZone(db, context.signedIn.companyId)));
  const userId = await insertPerson(db, person);
  await indexUser(db, userId);
  const { company: companyId, role, referenceFieldDefaults = [], ...fields } = companyUser;
  const membership = { userId, companyId, role, fields, referenceFieldDefaults, path: '/body/companyUser' };
  await insertCompanyUser(deps, context, db, membership);
  const user = await findUser(db, abilities, userId);
  if (!user) throw new Error('The caller can not read the new user');
  await recordCreation(deps, context, db, userKind(abilities), user);
  if (sendInvitation) await invite(deps, context, db, { userId, active: user.active, ...person });
  return user;
}
