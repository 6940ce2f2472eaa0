import type { User } from '#domain/contract.ts';
import type { Session } from '#machines/session/session-machine.ts';

/**
 * The session with the current name and picture of its user, and whether the password has to be changed; null
 * for another user.
 */
export function sessionWithUser(session: Session, record: User): Session | null {
  const { _id, firstName, lastName, needsPasswordChange, image } = record;
  const { image: _, ...person } = session.companyUser.user;
  if (person._id !== _id) return null;
  const user = { ...person, firstName, lastName, needsPasswordChange, image };
  return { ...session, companyUser: { ...session.companyUser, user } };
}
