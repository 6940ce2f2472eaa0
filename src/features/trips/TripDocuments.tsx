import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Trip } from '#domain/contract.ts';
import { Notice } from '../../components/Notice.tsx';
import { Spinner } from '../../components/Spinner.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden.tsx';
import classes from './TripDocuments.module.css';

export interface CalendarProps {
  state: 'resting' | 'loading' | 'failed';
  onSave: () => void;
}

interface TripDocumentsProps {
  trip: Trip;
  calendar: CalendarProps;
  children: ReactNode;
}

export function TripDocuments({ trip, calendar: { state, onSave }, children }: TripDocumentsProps) {
  const { status, parts } = trip;
  const { t } = useLingui();
  const takesPlace = status !== 'cancelled' && status !== 'rejected' && parts.length > 0;
  const loading = state === 'loading';
  return (
    <>
      <div className={classes.buttons}>
        {takesPlace ? (
          <>
            {' '}
            <Button
              variant="default"
              aria-label={t`Save for the calendar (.ics)`}
              aria-disabled={loading}
              leftSection={loading ? <Spinner size={18} /> : null}
              onClick={() => loading || onSave()}
            >
              <Trans>Calendar</Trans>
            </Button>
            <Button variant="default" onClick={() => window.print()}>
              <Trans>Print</Trans>
            </Button>
          </>
        ) : null}
        {children}
        <VisuallyHidden role="status">{loading ? t`Loading the calendar file…` : ''}</VisuallyHidden>
      </div>
      {state === 'failed' ? (
        <Notice kind="error">
          <Trans>The calendar file could not be loaded. Please try again.</Trans>
        </Notice>
      ) : null}
    </>
  );
}
