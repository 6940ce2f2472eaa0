import { Trans, useLingui } from '@lingui/react/macro';
import { Paper, Stack } from '@mantine/core';
import { type ReactNode, useId, useState } from 'react';
import { Icon } from '../Icon.tsx';
import { chevronUpIcon } from '../shell-icons.ts';
import { useBottomBar } from '../use-bottom-bar.ts';
import classes from './BookingLayout.module.css';

interface BookingLayoutProps {
  children: ReactNode;
  summary: ReactNode;
  total: ReactNode;
  action: ReactNode;
}

/**
 * Content beside a summary, which begins with the total and the buttons so that they cover nothing; on phones it is a
 * bar at the bottom that opens, and they are below the rest.
 */
export function BookingLayout({ children, summary, total, action }: BookingLayoutProps) {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  const bar = useBottomBar(true);
  const detailsId = useId();
  return (
    <div className={classes.layout}>
      <Stack gap="lg" miw={0}>
        {children}
      </Stack>
      <Paper
        aria-label={t`Summary`}
        ref={bar}
        component="aside"
        className={classes.summary}
        data-open={open}
        data-bottom-bar
      >
        <button
          type="button"
          className={classes.toggle}
          aria-expanded={open}
          aria-controls={detailsId}
          onClick={() => setOpen(!open)}
        >
          <span className={classes.words}>
            {open ? <Trans>Hide the summary</Trans> : <Trans>Show the summary</Trans>}
          </span>
          <Stack component="span" className={classes.chevron} gap={0}>
            <Icon path={chevronUpIcon} />
          </Stack>
        </button>
        <div className={classes.due} data-touch="tablet">
          <div className={classes.total}>{total}</div>
          <div className={classes.action}>{action}</div>
        </div>
        <Stack id={detailsId} className={classes.details} miw={0}>
          {summary}
        </Stack>
      </Paper>
    </div>
  );
}
