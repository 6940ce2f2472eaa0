import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { MOST_COUNTED_TRIPS } from '#domain/most-counted-trips.ts';
import { AppLink } from '../../components/AppLink.tsx';
import { menuPaths } from '../../components/paths.ts';
import { VisuallyHidden } from '../../components/VisuallyHidden.tsx';
import classes from './MainMenu.module.css';

export type MenuEntry = 'book' | 'trips' | 'approvals';

interface MainMenuProps {
  current: MenuEntry | null;
  /** On how many trips the user may decide now; counted up to 100, which means 100 or more. */
  tripsToDecide: number;
}

export function MainMenu({ current, tripsToDecide }: MainMenuProps) {
  const { t } = useLingui();
  const labels = {
    book: <Trans>Book</Trans>,
    trips: <Trans>Trips</Trans>,
    approvals: (
      <>
        <Trans>Approvals</Trans> <DecisionCount count={tripsToDecide} />
      </>
    ),
  } satisfies Record<MenuEntry, ReactNode>;
  return (
    <nav className={classes.menu} aria-label={t`Main`} data-main-menu>
      <ul>
        {ENTRIES.map((entry) => (
          <li key={entry}>
            <AppLink
              data-hover="true"
              href={menuPaths[entry]}
              aria-current={entry === current ? 'page' : undefined}
            >
              {labels[entry]}
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const ENTRIES = ['book', 'trips', 'approvals'] as const satisfies MenuEntry[];

function DecisionCount({ count }: { count: number }) {
  const { t } = useLingui();
  if (count === 0) return null;
  const isMany = count >= MOST_COUNTED_TRIPS;
  const most = MOST_COUNTED_TRIPS - 1;
  const words = isMany
    ? t`More than ${most} trips wait for your decision`
    : t`${plural(count, { one: '# trip waits for your decision', other: '# trips wait for your decision' })}`;
  return (
    <>
      <span className={classes.count} aria-hidden>
        {isMany ? `${most}+` : count}
      </span>
      <VisuallyHidden>{words}</VisuallyHidden>
    </>
  );
}
