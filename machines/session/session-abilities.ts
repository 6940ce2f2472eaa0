import { type Abilities, defineAbilitiesFor } from '#domain/abilities.ts';
import type { Session } from './session-machine.ts';

const known = new WeakMap<Session, Abilities>();

export function abilitiesOf(session: Session | null): Abilities {
  if (!session) return defineAbilitiesFor(null);
  const abilities = known.get(session) ?? defineAbilities(session);
  known.set(session, abilities);
  return abilities;
}

const defineAbilities = ({ companyUser, company }: Session): Abilities =>
  defineAbilitiesFor({
    userId: companyUser.user._id,
    companyUserId: companyUser._id,
    companyId: company._id,
    role: companyUser.role,
  });
