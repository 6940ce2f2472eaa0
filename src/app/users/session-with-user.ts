import type { User } from '#domain/contract.ts';
import type { Session } from '#machines/session/session-machine.ts';

/** The session with the name and the picture that its own person has now; null when the user is somebody else. */
export function sessionWithUser(session: Session, { _id, firstName, lastName, image }: User): Session | null {
  const { image: _, ...person } = session.companyUser.user;
  if (person._id !== _id) return null;
  const user = { ...person, firstName, lastName, ...(image !== undefined && { image }) };
  return { ...session, companyUser: { ...session.companyUser, user } };
}
