import type { Kysely } from 'kysely';
import type { Role } from '#domain/contract.ts';
import type { Database } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import type { SignedInContext } from '../../http/handler.ts';
import { saveSectionWithin } from '../records/save-section.ts';
import { companyUserKind } from '../users/company-user-kind.ts';
import { indexCompanyUsersOf } from '../users/company-user-search-repository.ts';
import { insertCompanyUser } from '../users/insert-company-user.ts';
import { insertUser } from '../users/insert-user.ts';
import { updateMembership } from '../users/update-company-user.ts';
import { userKind } from '../users/user-kind.ts';
import { indexUser } from '../users/user-search-repository.ts';
import { changePerson } from '../users/user-write-repository.ts';
import type { Cells } from './columns.ts';
import type { RowWithOutcome } from './judge-row.ts';
import type { ImportFacts } from './judge-rows.ts';
import { toApproverFields, toMembershipFields, toPersonFields, toReferenceDefaults } from './row-requests.ts';

export interface Import {
  deps: Deps;
  context: SignedInContext;
  companyId: string;
  facts: ImportFacts;
  sendInvitation: boolean;
  memberships: Map<string, string>;
}

export async function writeRow(task: Import, db: Kysely<Database>, row: RowWithOutcome): Promise<string> {
  const { known } = row;
  if (!known) return await createPerson(task, db, row);
  await changeNames(task, db, known.userId, row.changes);
  if (known.membershipId === null) return await addMembership(task, db, known.userId, row.changes);
  await changeMembership(task, db, known.membershipId, row.changes);
  return known.membershipId;
}

/** Sets the approvers who did not exist yet when the row was written. */
export async function nameApprovers(
  task: Import,
  db: Kysely<Database>,
  membershipId: string,
  { level1Approver = '', level2Approver = '' }: Cells,
): Promise<void> {
  const approvers = {
    ...(level1Approver && { level1Approver }),
    ...(level2Approver && { level2Approver }),
  };
  await changeMembership(task, db, membershipId, approvers);
}

async function createPerson(task: Import, db: Kysely<Database>, { cells, changes }: RowWithOutcome) {
  const { deps, context, companyId, sendInvitation } = task;
  const { email = '', firstName = '', lastName = '' } = cells; // judged to be there
  const user = await insertUser(deps, context, db, {
    email,
    firstName,
    lastName,
    sendInvitation,
    ...toPersonFields(changes),
    companyUser: { company: companyId, ...buildNewMembership(task, changes) },
  });
  const membership = user.companyUsers.find(({ company }) => company._id === companyId);
  if (!membership) throw new Error('The caller can not read the imported membership');
  return membership._id;
}

async function addMembership(
  task: Import,
  db: Kysely<Database>,
  userId: string,
  changes: Cells,
): Promise<string> {
  const { deps, context, companyId } = task;
  const { role, referenceFieldDefaults = [], ...fields } = buildNewMembership(task, changes);
  const membership = { userId, companyId, role, fields, referenceFieldDefaults, path: '/body' };
  return (await insertCompanyUser(deps, context, db, membership))._id;
}

function buildNewMembership({ facts, memberships }: Import, changes: Cells) {
  return {
    role: changes.role as Role, // judged to be one
    ...toMembershipFields(changes, facts),
    ...toApproverFields(changes, memberships),
    ...toReferenceDefaults(changes, [], facts),
  };
}

async function changeMembership(task: Import, db: Kysely<Database>, membershipId: string, changes: Cells) {
  const { deps, context, facts, memberships } = task;
  await saveSectionWithin(db, deps, context, companyUserKind(context.abilities), {
    id: membershipId,
    section: 'general',
    write: (trx, before) => {
      const body = {
        ...(changes.role && { role: changes.role as Role }), // judged to be one
        ...toMembershipFields(changes, facts),
        ...toApproverFields(changes, memberships),
        ...toReferenceDefaults(changes, before.referenceFieldDefaults, facts),
      };
      return updateMembership(deps, context, trx, { before, body });
    },
  });
}

async function changeNames({ deps, context }: Import, db: Kysely<Database>, id: string, changes: Cells) {
  const names = toPersonFields(changes);
  if (Object.keys(names).length === 0) return;
  await saveSectionWithin(db, deps, context, userKind(context.abilities), {
    id,
    section: 'general',
    async write(trx) {
      await changePerson(trx, id, names);
      await indexUser(trx, id);
      await indexCompanyUsersOf(trx, id);
    },
  });
}
