import { type Abilities, defineAbilitiesFor } from '#domain/abilities.ts';
import type { Session } from './session-machine.ts';

/** What the person may do in the company that the session acts in. */
export function abilitiesOf(session: Session | null): Abilities {
  return defineAbilitiesFor(
    session && {
      userId: session.companyUser.user._id,
      companyUserId: session.companyUser._id,
      companyId: session.company._id,
      role: session.companyUser.role,
    },
  );
}
