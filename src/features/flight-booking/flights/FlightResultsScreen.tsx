import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { NoResults, ResultsScreen, WaitingList } from '../../../components/results/ResultsScreen.tsx';
import { ResultsTrouble } from '../../../components/results/ResultsTrouble.tsx';
import { FlightChoice } from './FlightChoice.tsx';
import { FlightCriteriaBar } from './FlightCriteriaBar.tsx';
import classes from './FlightResultsScreen.module.css';
import type { FlightResultsScreenProps } from './flight-results-props.ts';

/** The flights that a search finds, while it finds them: chosen leg by leg, or as a whole. */
export function FlightResultsScreen(props: FlightResultsScreenProps) {
  const { t } = useLingui();
  const { steps, furthest, criteria, searchHref, progress, sources, names } = props;
  const { selectBy, chosenLegs } = props.settings.filter;
  return (
    <ResultsScreen title={t`Select flights`} steps={steps} current={1} furthest={furthest}>
      <div className={classes.criteria} data-chosen={selectBy === 'leg' && chosenLegs.length > 0}>
        <FlightCriteriaBar
          criteria={criteria}
          airlines={names.airlines}
          searchHref={searchHref}
          progress={progress}
          sources={sources}
        />
      </div>
      <ResultsTrouble
        failure={props.failure}
        expired={props.expired}
        texts={TROUBLE_TEXTS}
        searchHref={searchHref}
        onSearchAgain={props.onSearchAgain}
      />
      <Content {...props} />
    </ResultsScreen>
  );
}

const TROUBLE_TEXTS = {
  major: <Trans>Something went wrong while retrieving the list of flights.</Trans>,
  minor: <Trans>Something went slightly wrong while retrieving the list of flights.</Trans>,
  expired: <Trans>Search again to see what the flights cost now. Your filters are kept.</Trans>,
};

const NO_FLIGHTS_TEXTS = {
  searchFirst: <Trans>Say from where to where and when, and the flights are listed here.</Trans>,
  searchLink: <Trans>Search flights</Trans>,
  nothingFound: <Trans>No flights were found</Trans>,
  advice: <Trans>Please go back and change airports, dates, class or airlines.</Trans>,
};

function Content(props: FlightResultsScreenProps) {
  const { list, progress, failure, hiddenByPolicy, searchHref, requestHref } = props;
  if (list && list.flights.length > 0) return <FlightChoice {...props} list={list} />;
  if (progress === 'inProgress') return <WaitingList />;
  if (failure.kind === 'major' || failure.kind === 'refused') return null;
  return (
    <NoResults
      progress={progress}
      texts={NO_FLIGHTS_TEXTS}
      hiddenByPolicy={
        hiddenByPolicy > 0 ? (
          <Plural
            value={hiddenByPolicy}
            one="# flight is hidden by policy."
            other="# flights are hidden by policy."
          />
        ) : null
      }
      searchHref={searchHref}
      requestHref={requestHref}
    />
  );
}
