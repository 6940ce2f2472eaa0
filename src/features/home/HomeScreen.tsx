import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Role } from '#domain/contract.ts';
import { EntryCards, type HomeCard } from './EntryCards.tsx';
import { Greeting } from './Greeting.tsx';
import classes from './HomeScreen.module.css';
import { TripsSection, type TripsSectionProps } from './TripsSection.tsx';

interface HomeScreenProps {
  firstName: string;
  companyName: string;
  role: Role;
  /** The role as the reference data name it; otherwise the product's own name is shown. */
  roleLabel?: string | undefined;
  /** The kinds of booking that can be started. */
  cards: HomeCard[];
  /** The draft trip, if there is one. */
  draftTrip?: ReactNode;
  /** Absent for users who may see none. */
  trips?: Omit<TripsSectionProps, 'bookingHref'>;
}

export function HomeScreen(props: HomeScreenProps) {
  const { firstName, companyName, role, roleLabel, cards, draftTrip, trips } = props;
  return (
    <div className={classes.home}>
      <Greeting
        firstName={firstName}
        companyName={companyName}
        role={role}
        roleLabel={roleLabel}
        compact={trips !== undefined}
      />
      {draftTrip}
      {cards.length > 0 ? (
        <section className={classes.section}>
          <h2>
            <Trans>What would you like to do?</Trans>
          </h2>
          <EntryCards cards={cards} />
        </section>
      ) : null}
      {trips ? <TripsSection {...trips} bookingHref={cards[0]?.href} /> : null}
    </div>
  );
}
