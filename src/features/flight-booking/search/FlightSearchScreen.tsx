import { Trans } from '@lingui/react/macro';
import { useRef } from 'react';
import { type BookingStep, BookingSteps } from '../../../components/booking/BookingSteps.tsx';
import { DraftNotice, type UnfinishedBooking } from '../../../components/booking/DraftNotice.tsx';
import { Page } from '../../../components/Page.tsx';
import { DateComparison, type DateComparisonProps } from './DateComparison.tsx';
import classes from './FlightSearch.module.css';
import { FlightSearchForm, type FlightSearchFormProps } from './FlightSearchForm.tsx';

export interface FlightSearchScreenProps extends FlightSearchFormProps {
  steps: readonly BookingStep[];
  /** The last step that can be opened, counted from 0. */
  furthest: number;
  /** The unfinished booking; null when there is none. */
  left: UnfinishedBooking | null;
  /** The prices of other days; null unless they were requested. */
  comparison: DateComparisonProps | null;
  onContinue: () => void;
  onDiscard: () => void;
}

/** The first step of booking a flight: where, when, how and for whom. */
export function FlightSearchScreen(props: FlightSearchScreenProps) {
  const { steps, furthest, left, comparison, onContinue, onDiscard, ...form } = props;
  const compareButton = useRef<HTMLButtonElement>(null);
  return (
    <Page title={<Trans>Book a flight</Trans>}>
      <BookingSteps steps={steps} current={0} furthest={furthest} />
      <div className={classes.page}>
        {left === null ? null : <DraftNotice left={left} onContinue={onContinue} onDiscard={onDiscard} />}
        <FlightSearchForm {...form} compareButton={compareButton} />
        {comparison ? (
          <DateComparison
            {...comparison}
            onClose={() => {
              comparison.onClose();
              compareButton.current?.focus();
            }}
          />
        ) : null}
      </div>
    </Page>
  );
}
