import { subject } from '@casl/ability';
import { abilitiesOf } from '#machines/session/session-abilities.ts';
import { selectSession } from '#machines/session/session-selectors.ts';
import { useSessionSelector } from '../actors/use-session.ts';
import type { OwnProfile } from '../components/booking/PassportNotice.tsx';
import { paths } from '../components/paths.ts';

export function useOwnProfile(): OwnProfile | undefined {
  const session = useSessionSelector(selectSession);
  if (!session) return undefined;
  const { _id: traveler, user } = session.companyUser;
  const mayChange = abilitiesOf(session).can('update', subject('User', { _id: user._id }), 'passports');
  return { traveler, href: paths.user(user._id), mayChange };
}
