import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { MOST_COUNTED_TRIPS } from '#domain/most-counted-trips.ts';
import { AppLink } from '../../components/AppLink.tsx';
import { Icon } from '../../components/Icon.tsx';
import { decideIcon } from '../../components/shell-icons.ts';
import classes from './WaitingBadge.module.css';

interface WaitingBadgeProps {
  /** On how many trips the user may decide now; counted up to 100, which means 100 or more. */
  count: number;
}

/** Links to the trips that wait for the user; hidden when there are none. */
export function WaitingBadge({ count }: WaitingBadgeProps) {
  const { t } = useLingui();
  if (count === 0) return null;
  const isMany = count >= MOST_COUNTED_TRIPS;
  const most = MOST_COUNTED_TRIPS - 1;
  const label = isMany
    ? t`More than ${most} trips wait for your decision`
    : t`${plural(count, { one: '# trip waits for your decision', other: '# trips wait for your decision' })}`;
  return (
    <AppLink href="/?trips=waitingApproval" className={classes.badge} aria-label={label} title={label}>
      <Icon path={decideIcon} />
      <span className={classes.count}>{isMany ? `${most}+` : count}</span>
    </AppLink>
  );
}
