import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Role } from '#domain/contract.ts';
import { paths } from '../../components/paths.ts';
import { Scenery } from '../../components/Scenery.tsx';
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
  /** The draft trip, if there is one. */
  draftTrip?: ReactNode;
  /** Absent for users who may see none. */
  trips?: Omit<TripsSectionProps, 'bookingHref'>;
}

export function HomeScreen(props: HomeScreenProps) {
  const { firstName, companyName, role, roleLabel, searchBar, draftTrip, trips } = props;
  return (
    <div className={classes.home}>
      <Greeting
        firstName={firstName}
        companyName={companyName}
        role={role}
        roleLabel={roleLabel}
        compact={trips !== undefined}
      />
      {searchBar}
      {draftTrip}
      {trips ? <TripsSection {...trips} bookingHref={searchBar ? paths.flows.flight : undefined} /> : null}
    </div>
  );
}

interface GreetingProps {
  firstName: string;
  companyName: string;
  role: Role;
  roleLabel: string | undefined;
  /** Leaves room for what is below. */
  compact: boolean;
}

/** The user, the company, and the role. */
function Greeting({ firstName, companyName, role, roleLabel, compact }: GreetingProps) {
  return (
    <section className={classes.greeting} data-compact={compact}>
      <div className={classes.hero}>
        <Scenery />
        <h1>
          <Trans>Welcome, {firstName}</Trans>
        </h1>
        <p className={classes.duty}>
          <RoleDuty role={role} />
        </p>
      </div>
      <dl className={classes.facts}>
        <div>
          <dt>
            <Trans>Company</Trans>
          </dt>
          <dd>{companyName}</dd>
        </div>
        <div>
          <dt>
            <Trans>Role</Trans>
          </dt>
          <dd>{roleLabel ?? <RoleName role={role} />}</dd>
        </div>
      </dl>
    </section>
  );
}

interface RoleProps {
  role: Role;
}

const NAMES = {
  traveler: <Trans>Traveler</Trans>,
  'travel-arranger': <Trans>Travel arranger</Trans>,
  'company-admin': <Trans>Company administrator</Trans>,
  'site-admin': <Trans>Site administrator</Trans>,
} satisfies Record<Role, ReactNode>;

const DUTIES = {
  traveler: <Trans>Your business travel starts here.</Trans>,
  'travel-arranger': <Trans>Your travels, and those of your colleagues, start here.</Trans>,
  'company-admin': <Trans>Your company's travel starts here.</Trans>,
  'site-admin': <Trans>The travel of all companies starts here.</Trans>,
} satisfies Record<Role, ReactNode>;

function RoleName({ role }: RoleProps) {
  return NAMES[role];
}

function RoleDuty({ role }: RoleProps) {
  return DUTIES[role];
}
