import type { User } from '#domain/contract.ts';
import type { Session } from '#machines/session/session-machine.ts';

/**
 * The session with the name and the picture that its own person has now, and with whether the password has to be
 * changed; null when the user is somebody else.
 */
export function sessionWithUser(session: Session, record: User): Session | null {
  const { _id, firstName, lastName, needsPasswordChange, image } = record;
  const { image: _, ...person } = session.companyUser.user;
  if (person._id !== _id) return null;
  const user = { ...person, firstName, lastName, needsPasswordChange, ...(image !== undefined && { image }) };
  return { ...session, companyUser: { ...session.companyUser, user } };
}
