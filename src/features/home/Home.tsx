import '../../i18n/catalogues/home.ts';
import '../../i18n/catalogues/trip-status.ts';
import { useLingui } from '@lingui/react';
import { useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { abilitiesOf } from '#machines/session/session-abilities.ts';
import type { Session } from '#machines/session/session-machine.ts';
import { selectSession } from '#machines/session/session-selectors.ts';
import { useSessionSelector } from '../../actors/use-session.ts';
import { shownCards } from './booking-cards.ts';
import { HomeScreen } from './HomeScreen.tsx';
import { useTrips } from './use-trips.ts';

interface HomeProps {
  /** The trip that is being put together, if there is one. */
  draftTrip: ReactNode;
}

export function Home({ draftTrip }: HomeProps) {
  const session = useSessionSelector(selectSession);
  return session ? <SessionHome key={session.company._id} session={session} draftTrip={draftTrip} /> : null;
}

function SessionHome({ session, draftTrip }: HomeProps & { session: Session }) {
  const { i18n } = useLingui();
  const { options, routesByPath } = useRouter();
  const { companyUser, company } = session;
  const trips = useTrips(session);
  const roleLabel = options.context.enums.find('roles', companyUser.role)?.label;
  const cards = shownCards(abilitiesOf(session), routesByPath).map(({ title, description, route }) => ({
    title: i18n._(title),
    description: i18n._(description),
    href: route,
  }));
  return (
    <HomeScreen
      firstName={companyUser.user.firstName}
      companyName={company.name}
      role={companyUser.role}
      {...(roleLabel && { roleLabel })}
      cards={cards}
      draftTrip={draftTrip}
      trips={trips}
    />
  );
}
