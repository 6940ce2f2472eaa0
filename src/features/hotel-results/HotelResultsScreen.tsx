import { Trans } from '@lingui/react/macro';
import { memo } from 'react';
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
      <Head steps={props.steps} furthest={props.furthest} />
      <CriteriaBar
        criteria={props.criteria}
        placeName={props.placeName}
        searchHref={props.searchHref}
        progress={props.progress}
        sources={props.sources}
      />
      <ListTrouble {...props} />
      <Content {...props} />
    </div>
  );
}

/** Not drawn anew with the list: sorting and filtering change nothing of it. */
const Head = memo(function Head({ steps, furthest }: Pick<HotelResultsScreenProps, 'steps' | 'furthest'>) {
  return (
    <>
      <header className={classes.header}>
        <h1>
          <Trans>Select a hotel</Trans>
        </h1>
      </header>
      <BookingSteps steps={steps} current={1} furthest={furthest} />
    </>
  );
});

function Content(props: HotelResultsScreenProps) {
  const { list, progress, failure } = props;
  if (list && list.hotels.length > 0) return <ResultsOnListAndMap {...props} list={list} />;
  if (progress === 'inProgress') return <WaitingList />;
  return failure.kind === 'none' || failure.kind === 'minor' ? <NoHotels {...props} /> : null;
}
