import { Trans } from '@lingui/react/macro';
import { BookingSteps } from '../../components/booking/BookingSteps.tsx';
import { CriteriaBar } from './CriteriaBar.tsx';
import classes from './HotelResultsScreen.module.css';
import type { HotelResultsScreenProps } from './hotel-results-props.ts';
import { ListTrouble } from './ListTrouble.tsx';
import { NoHotels } from './NoHotels.tsx';
import { ResultsOnListAndMap } from './ResultsOnListAndMap.tsx';
import { WaitingList } from './WaitingList.tsx';

/** The hotels that a search finds, while it finds them. */
export function HotelResultsScreen(props: HotelResultsScreenProps) {
  return (
    <div className={classes.screen}>
      <header className={classes.header}>
        <h1>
          <Trans>Select a hotel</Trans>
        </h1>
      </header>
      <BookingSteps steps={props.steps} current={1} furthest={props.furthest} />
      <CriteriaBar {...props} />
      <ListTrouble {...props} />
      <Content {...props} />
    </div>
  );
}

function Content(props: HotelResultsScreenProps) {
  const { list, progress, failure } = props;
  if (list && list.hotels.length > 0) return <ResultsOnListAndMap {...props} list={list} />;
  if (progress === 'inProgress') return <WaitingList />;
  return failure.kind === 'none' || failure.kind === 'minor' ? <NoHotels {...props} /> : null;
}
