import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { AreaError, type AreaFailure } from '../../../components/AreaError.tsx';
import { type BookingStep, BookingSteps } from '../../../components/booking/BookingSteps.tsx';
import { DraftNotice, type UnfinishedBooking } from '../../../components/booking/DraftNotice.tsx';
import { LinearProgress } from '../../../components/LinearProgress.tsx';
import { Page } from '../../../components/Page.tsx';
import classes from './CarSearch.module.css';
import { CarSearchForm, type CarSearchFormProps } from './CarSearchForm.tsx';

type CarSearchState =
  | { state: 'loading' }
  | { state: 'failed'; failure: AreaFailure }
  | ({
      state: 'ready';
      left: UnfinishedBooking | null;
      onContinue: () => void;
      onDiscard: () => void;
    } & CarSearchFormProps);

export type CarSearchScreenProps = CarSearchState & {
  steps: readonly BookingStep[];
  /** The last step that can be opened, counted from 0. */
  furthest: number;
};

/** The first step of renting a car: where, when and for whom. */
export function CarSearchScreen(props: CarSearchScreenProps) {
  return (
    <Page title={<Trans>Rent a car</Trans>}>
      <BookingSteps steps={props.steps} current={0} furthest={props.furthest} />
      {renderContent(props)}
    </Page>
  );
}

function renderContent(props: CarSearchScreenProps): ReactNode {
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
          <CarSearchForm {...props} />
        </div>
      );
  }
}
