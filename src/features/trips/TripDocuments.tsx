import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
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
}

/** Documents to download. */
export function TripDocuments({ trip, calendar: { state, onSave } }: TripDocumentsProps) {
  const { status, parts } = trip;
  const { t } = useLingui();
  if (status === 'cancelled' || status === 'rejected') {
    return (
      <p>
        <Trans>There are none, because the trip does not take place.</Trans>
      </p>
    );
  }
  if (parts.length === 0) {
    return (
      <p>
        <Trans>There are none as long as nothing is booked.</Trans>
      </p>
    );
  }
  const loading = state === 'loading';
  return (
    <>
      <div className={classes.buttons}>
        <Button
          variant="default"
          aria-disabled={loading}
          leftSection={loading ? <Spinner size={18} /> : null}
          onClick={() => loading || onSave()}
        >
          <Trans>Save for the calendar (.ics)</Trans>
        </Button>
        <Button variant="default" onClick={() => window.print()}>
          <Trans>Print</Trans>
        </Button>
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
