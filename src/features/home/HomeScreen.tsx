import { Trans } from '@lingui/react/macro';
import type { Role } from '#domain/contract.ts';
import { EntryCards, type HomeCard } from './EntryCards.tsx';
import { Greeting } from './Greeting.tsx';
import classes from './HomeScreen.module.css';

interface HomeScreenProps {
  firstName: string;
  companyName: string;
  role: Role;
  /** The role as the reference data call it; without it our own name stands in. */
  roleLabel?: string | undefined;
  cards: HomeCard[];
}

export function HomeScreen({ firstName, companyName, role, roleLabel, cards }: HomeScreenProps) {
  return (
    <div className={classes.home}>
      <Greeting firstName={firstName} companyName={companyName} role={role} roleLabel={roleLabel} />
      {cards.length > 0 ? (
        <section className={classes.section}>
          <h2>
            <Trans>What would you like to do?</Trans>
          </h2>
          <EntryCards cards={cards} />
        </section>
      ) : null}
    </div>
  );
}
