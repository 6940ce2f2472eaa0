import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import { Icon } from '../../components/Icon.tsx';
import { tripIcon } from '../../components/shell-icons.ts';
import button from './BarButton.module.css';
import { BarPopover } from './BarPopover.tsx';
import classes from './DraftTripBadge.module.css';

interface DraftTripBadgeProps {
  count: number;
  children: ReactNode;
}

export function DraftTripBadge({ count, children }: DraftTripBadgeProps) {
  const { t } = useLingui();
  const id = useId();
  const label = t`${plural(count, { one: 'Draft trip, # part', other: 'Draft trip, # parts' })}`;
  return (
    <BarPopover
      id={id}
      wide
      drawnLate
      button={
        <button
          type="button"
          className={`${button.button} ${classes.badge}`}
          aria-label={label}
          title={label}
          popoverTarget={id}
        >
          <Icon path={tripIcon} />
          <span className={classes.count}>{count}</span>
        </button>
      }
    >
      {children}
    </BarPopover>
  );
}
