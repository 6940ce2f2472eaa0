import type { Kysely } from 'kysely';
import { defineAbilitiesFor } from '#domain/abilities.ts';
import type { MailDecision, MailDecisionRequest } from '#domain/contract.ts';
import type { Database } from '../../../db/schema.ts';
import type { Deps } from '../../../deps.ts';
import { DomainError } from '../../../errors.ts';
import { fieldRefusal } from '../../../field-errors.ts';
import type { PublicContext } from '../../../http/handler.ts';
import type { Decision } from '../approval/decide.ts';
import { decideTrip } from '../approval/decide-trip.ts';
import { spendDecisionLink } from '../approval/decision-link-repository.ts';
import { decideChange } from '../change/decide-change.ts';
import { findLink, showMailDecision } from './show-mail-decision.ts';

class LinkUsedUp extends Error {}

/**
 * Decides with the secret of a mail, once, on the request that the mail described. If it has changed since,
 * its current state is shown instead, so that a request repeated after a lost answer shows the decision.
 */
export async function decideByMail(
  deps: Deps,
  origin: Pick<PublicContext, 'requestId' | 'ip' | 'userAgent'>,
  { secret, decision: { action, comment } }: MailDecisionRequest,
): Promise<MailDecision> {
  const link = await findLink(deps, secret);
  const shown = await showMailDecision(deps, link);
  if (shown.state !== 'open') return shown;
  const { approver, tripId, changeId, version, total } = link;
  const caller = {
    requestId: origin.requestId,
    ip: origin.ip,
    userAgent: origin.userAgent,
    abilities: defineAbilitiesFor(approver),
    signedIn: { ...approver, sessionId: null },
    async spendRight(db: Kysely<Database>) {
      if (!(await spendDecisionLink(db, deps.keys, secret, deps.clock.now()))) throw new LinkUsedUp();
    },
  };
  const decision = toDecision(action, comment, { version, total });
  try {
    if (changeId) await decideChange(deps, caller, { tripId, changeId }, decision);
    else await decideTrip(deps, caller, tripId, decision);
  } catch (error) {
    const isOvertaken = error instanceof LinkUsedUp || error instanceof DomainError;
    if (!isOvertaken) throw error;
  }
  return await showMailDecision(deps, await findLink(deps, secret));
}

function toDecision(
  action: Decision['action'],
  comment: string | undefined,
  seen: Decision['seen'],
): Decision {
  if (action === 'approve') return { action, seen, comment };
  if (comment !== undefined) return { action, seen, comment };
  throw fieldRefusal('validation_failed', '/decision/comment', 'required');
}
