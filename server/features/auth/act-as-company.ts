import type { Kysely } from 'kysely';
import type { Abilities } from '#domain/abilities.ts';
import type { SessionAnswer } from '#domain/contract.ts';
import type { Database } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { DomainError } from '../../errors.ts';
import type { SignedIn } from '../../http/handler.ts';
import type { AccessClaims } from '../../security/access-token.ts';
import { type Origin, recordAudit } from '../audit/audit-repository.ts';
import { isCompanyActive } from '../companies/company-repository.ts';
import { answerSession } from './answer-session.ts';
import { lockMembershipIn, membershipUse } from './membership-repository.ts';
import { moveSession } from './session-repository.ts';

export async function actAsCompany(
  deps: Deps,
  companyId: string,
  caller: Origin & { signedIn: SignedIn; abilities: Abilities },
): Promise<SessionAnswer> {
  const { signedIn, abilities } = caller;
  const now = deps.clock.now();
  return await deps.db.transaction().execute(async (db) => {
    const claims = await claimsIn(db, companyId, signedIn, abilities);
    if (!claims) throw new DomainError('not_found', "The company was not found, or you can't act in it.");
    await moveSession(db, claims);
    await membershipUse(db, claims.cu, now).execute();
    const { userId, sessionId } = signedIn;
    await recordAudit(db, { action: 'session.companyChanged', userId, sessionId, companyId }, caller, now);
    return await answerSession(deps, db, claims);
  });
}

async function claimsIn(
  db: Kysely<Database>,
  companyId: string,
  signedIn: SignedIn,
  abilities: Abilities,
): Promise<AccessClaims | undefined> {
  const session = { sub: signedIn.userId, sid: signedIn.sessionId };
  const own = await lockMembershipIn(db, signedIn.userId, companyId);
  if (own) return { ...session, cu: own.companyUserId, co: own.companyId };
  if (!abilities.can('manage', 'Company') || !(await isCompanyActive(db, companyId))) return undefined;
  return { ...session, cu: signedIn.companyUserId, co: companyId };
}
