import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { AreaError, type AreaFailure } from '../../../components/AreaError.tsx';
import { type BookingStep, BookingSteps } from '../../../components/booking/BookingSteps.tsx';
import { DraftNotice, type UnfinishedBooking } from '../../../components/booking/DraftNotice.tsx';
import { LinearProgress } from '../../../components/LinearProgress.tsx';
import { Page } from '../../../components/Page.tsx';
import classes from './HotelSearch.module.css';
import { HotelSearchForm, type HotelSearchFormProps } from './HotelSearchForm.tsx';

type HotelSearchState =
  | { state: 'loading' }
  | { state: 'failed'; failure: AreaFailure }
  | ({
      state: 'ready';
      left: UnfinishedBooking | null;
      onContinue: () => void;
      onDiscard: () => void;
    } & HotelSearchFormProps);

export type HotelSearchScreenProps = HotelSearchState & {
  steps: readonly BookingStep[];
  /** The last step that can be opened, counted from 0. */
  furthest: number;
};

/** The first step of booking a hotel: where, when and for whom. */
export function HotelSearchScreen(props: HotelSearchScreenProps) {
  return (
    <Page title={<Trans>Book a hotel</Trans>}>
      <BookingSteps steps={props.steps} current={0} furthest={props.furthest} />
      {renderContent(props)}
    </Page>
  );
}

function renderContent(props: HotelSearchScreenProps): ReactNode {
  switch (props.state) {
    case 'loading':
      return <LinearProgress visible />;
    case 'failed':
      return <AreaError {...props.failure} />;
    case 'ready':
      return (
        <div className={classes.page}>
          {props.left === null ? null : (
            <DraftNotice left={props.left} onContinue={props.onContinue} onDiscard={props.onDiscard} />
          )}
          <HotelSearchForm {...props} />
        </div>
      );
  }
}
