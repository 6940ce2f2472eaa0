import type { Deps } from '../../deps.ts';
import type { SignedInContext } from '../../http/handler.ts';
import { reserveAttempt, THROTTLES } from '../auth/throttle.ts';
import { authoriseUserChange } from './authorise-user-change.ts';
import { invite } from './invite.ts';

export async function sendInvitation(
  deps: Deps,
  invitedId: string,
  caller: Pick<SignedInContext, 'signedIn' | 'requestId' | 'ip' | 'abilities'>,
): Promise<void> {
  const account = await authoriseUserChange(deps.db, caller.abilities, invitedId, 'sendInvitation');
  await reserveAttempt(deps, THROTTLES.invitation, account.userId);
  await deps.db.transaction().execute((db) => invite(deps, caller, db, account));
}
