import '../../i18n/catalogues/home.ts';
import '../../i18n/catalogues/trip-status.ts';
import { useRouter } from '@tanstack/react-router';
import { selectSession } from '#machines/session/session-selectors.ts';
import { useSessionSelector } from '../../actors/use-session.ts';
import { HomeScreen } from '../../features/home/HomeScreen.tsx';

export function Home() {
  const { enums } = useRouter().options.context;
  const session = useSessionSelector(selectSession);
  if (!session) return null;
  const { companyUser, company } = session;
  const roleLabel = enums.find('roles', companyUser.role)?.label;
  return (
    <HomeScreen
      firstName={companyUser.user.firstName}
      companyName={company.name}
      role={companyUser.role}
      {...(roleLabel && { roleLabel })}
      cards={[]}
    />
  );
}
