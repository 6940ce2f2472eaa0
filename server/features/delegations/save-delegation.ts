import type { Kysely } from 'kysely';
import type {
  CompanyUserRecord,
  Delegation,
  DelegationRequest,
  DelegationSetting,
} from '#domain/contract.ts';
import type { Database } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { fieldRefusal } from '../../field-errors.ts';
import type { SignedInContext } from '../../http/handler.ts';
import { recordAudit } from '../audit/audit-repository.ts';
import { readCompanyClock } from '../practice/read-company-clock.ts';
import { historyEntries } from '../records/history-entries.ts';
import { recordChange } from '../records/history-repository.ts';
import { lockRecord } from '../records/version-repository.ts';
import { isActiveIn } from '../users/membership-reference-repository.ts';
import { authorizeDelegation, type CompanyUserPath } from './authorize-delegation.ts';
import { clearDelegation, findDelegation, writeDelegation } from './delegation-repository.ts';

export async function saveDelegation(
  deps: Deps,
  context: SignedInContext,
  path: CompanyUserPath,
  request: DelegationRequest,
): Promise<DelegationSetting> {
  const delegator = await authorizeDelegation(deps, context.abilities, path, 'update');
  const clock = await readCompanyClock(deps, path.companyId);
  const today = clock.today();
  refuseDays(request, today);
  return await change(deps, context, { delegator, today }, async (db) => {
    await refuseDelegate(db, path, request);
    await writeDelegation(db, delegator._id, request);
  });
}

export async function removeDelegation(
  deps: Deps,
  context: SignedInContext,
  path: CompanyUserPath,
): Promise<void> {
  const delegator = await authorizeDelegation(deps, context.abilities, path, 'update');
  const clock = await readCompanyClock(deps, path.companyId);
  const at = { delegator, today: clock.today() };
  await change(deps, context, at, (db) => clearDelegation(db, delegator._id));
}

/**
 * The change is recorded in the history of the company user; their version is unchanged, so that open forms
 * stay valid.
 */
async function change(
  deps: Deps,
  context: SignedInContext,
  { delegator, today }: { delegator: CompanyUserRecord; today: string },
  write: (db: Kysely<Database>) => Promise<void>,
): Promise<DelegationSetting> {
  const { _id: companyUserId, user, company } = delegator;
  const companyId = company._id;
  return await deps.db.transaction().execute(async (db) => {
    await lockRecord(db, 'company_users', companyUserId);
    const before = await findDelegation(db, companyUserId, today);
    await write(db);
    const after = await findDelegation(db, companyUserId, today);
    const changes = historyEntries({ forHistory }, before ?? {}, after ?? {});
    if (changes.length > 0) {
      const { userId, sessionId } = context.signedIn;
      const about = `${user.firstName} ${user.lastName}`;
      const record = { subject: 'companyUser', subjectId: companyUserId, companyId, about } as const;
      const now = deps.clock.now();
      await recordChange(
        db,
        { ...record, section: 'delegate', changes },
        { userId, requestId: context.requestId },
        now,
      );
      const event = { userId, sessionId, companyId, subjectUserId: user._id };
      await recordAudit(db, { action: 'delegation.changed', ...event }, context, now);
    }
    return after ? { delegation: after } : {};
  });
}

function forHistory({ delegate, from, until }: Partial<Delegation>): object {
  if (!delegate) return {};
  return {
    delegate: `${delegate.firstName} ${delegate.lastName}`,
    delegateFrom: from,
    delegateUntil: until,
  };
}

function refuseDays({ from, until }: DelegationRequest, today: string): void {
  if (until < from) throw fieldRefusal('validation_failed', '/until', 'too_early', { earliest: from });
  if (until < today) throw fieldRefusal('validation_failed', '/until', 'in_past');
}

async function refuseDelegate(
  db: Kysely<Database>,
  { companyId, companyUserId }: CompanyUserPath,
  { delegate }: DelegationRequest,
): Promise<void> {
  if (delegate !== companyUserId && (await isActiveIn(db, companyId, delegate))) return;
  throw fieldRefusal('delegate_invalid', '/delegate', 'not_active_colleague');
}
