import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Role } from '#domain/contract.ts';
import { paths } from '../../components/paths.ts';
import classes from './HomeScreen.module.css';
import { TripsSection, type TripsSectionProps } from './TripsSection.tsx';

interface HomeScreenProps {
  firstName: string;
  companyName: string;
  role: Role;
  /** The role as the reference data name it; otherwise the product's own name is shown. */
  roleLabel?: string | undefined;
  /** The search, for users who may book. */
  searchBar?: ReactNode;
  /** What waits for the person's decision, if anything does. */
  decisions?: ReactNode;
  /** The draft trip, if there is one. */
  draftTrip?: ReactNode;
  /** Absent for users who may see none. */
  trips?: Omit<TripsSectionProps, 'bookingHref'>;
}

export function HomeScreen(props: HomeScreenProps) {
  const { firstName, companyName, role, roleLabel, decisions, searchBar, draftTrip, trips } = props;
  return (
    <div className={classes.home}>
      <Greeting firstName={firstName} companyName={companyName} role={role} roleLabel={roleLabel} />
      {decisions}
      {draftTrip}
      {searchBar}
      {trips ? <TripsSection {...trips} bookingHref={searchBar ? paths.flows.flight : undefined} /> : null}
    </div>
  );
}

type GreetingProps = Pick<HomeScreenProps, 'firstName' | 'companyName' | 'role' | 'roleLabel'>;

/** The user, the company, and the role. */
function Greeting({ firstName, companyName, role, roleLabel }: GreetingProps) {
  return (
    <div className={classes.greeting}>
      <h1>
        <Trans>Welcome, {firstName}</Trans>
      </h1>
      <p>
        <span>{companyName}</span> <span>{roleLabel ?? NAMES[role]}</span>
      </p>
    </div>
  );
}

const NAMES = {
  traveler: <Trans>Traveler</Trans>,
  'travel-arranger': <Trans>Travel arranger</Trans>,
  'company-admin': <Trans>Company administrator</Trans>,
  'site-admin': <Trans>Site administrator</Trans>,
} satisfies Record<Role, ReactNode>;
