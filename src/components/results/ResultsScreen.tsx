import type { MessageDescriptor } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { Group, Paper } from '@mantine/core';
import { type ComponentType, memo, type ReactNode } from 'react';
import type { EarlierChoice } from '#domain/booking/earlier-choice.ts';
import type { ListSettings } from '#domain/booking/flow-types.ts';
import type { Money, PolicyRule } from '#domain/contract.ts';
import { AppLink } from '../AppLink.tsx';
import { AreaState } from '../booking/AreaState.tsx';
import { type BookingStep, BookingSteps } from '../booking/BookingSteps.tsx';
import { VisuallyHidden } from '../VisuallyHidden.tsx';
import classes from './ResultsScreen.module.css';
import { ResultsTrouble, type SearchFailure } from './ResultsTrouble.tsx';
import { SearchProgress, type SourceState } from './SearchProgress.tsx';

interface StepsProps {
  steps: readonly BookingStep[];
  /** The last step that can be opened, counted from 0. */
  furthest: number;
}

/** A search with the settings of its list, for any kind of offer. */
interface SearchResults<Criteria, List, Settings extends ListSettings> extends StepsProps {
  criteria: Criteria;
  progress: 'none' | 'inProgress' | 'finished';
  sources: readonly SourceState[];
  failure: SearchFailure;
  /** Whether the prices are out of date. */
  expired: boolean;
  /** The shown list; null before the first results. */
  list: List | null;
  /** How many results have arrived since, or more offers of them, and wait to be shown. */
  newResults: number;
  hiddenByPolicy: number;
  /** The fee of the trip that is booked; null where there is none, or the trip has it already. */
  bookingFee: Money | null;
  /** What an hour of a traveller counts as; null where time decides only between equal prices. */
  hour: Money | null;
  settings: Settings;
  /** The choice of the earlier request; null for a search of its own. */
  earlier: EarlierChoice | null;
  /** The result that was chosen last. */
  selected: string | null;
  /** The rules of the policy, for explanations. */
  rules: readonly PolicyRule[];
  /** The link for changing the search. */
  searchHref: string;
  onPage: (page: number) => void;
  onShowNew: () => void;
  onSearchAgain: () => void;
}

export interface ResultsProps<Criteria, List, Settings extends ListSettings>
  extends SearchResults<Criteria, List, Settings> {
  onSort: (sort: Settings['sort']) => void;
  onFilter: (filter: Settings['filter']) => void;
}

interface AnyResults extends SearchResults<unknown, unknown, ListSettings> {
  /** The link for requesting the same from the agency. */
  requestHref: string;
}

/** The props of a list in which something was found. */
export type Found<Results extends AnyResults> = Results & { list: NonNullable<Results['list']> };

/** Whether all results have arrived, and are shown. */
export const isWholeList = ({ progress, newResults }: Pick<AnyResults, 'progress' | 'newResults'>): boolean =>
  progress === 'finished' && newResults === 0;

type TextName = 'major' | 'minor' | 'expired' | 'searchFirst' | 'searchLink' | 'nothingFound' | 'advice';

/** How a kind of offer differs from the others, beside the cards, facets and sorts of its list. */
export interface ResultsDescription<Results extends AnyResults> {
  title: MessageDescriptor;
  texts: Record<TextName, ReactNode>;
  /** How many results the policy hides, as a sentence. */
  hiddenText: (count: number) => ReactNode;
  /** The name of the seller behind a source; its code where it has none. */
  sourceName: (source: string) => MessageDescriptor | string;
  /** The criteria in words. */
  useCriteria: (results: Results) => CriteriaWords;
  isEmpty: (list: NonNullable<Results['list']>) => boolean;
  List: ComponentType<Found<Results>>;
}

interface CriteriaWords {
  /** The subject of the search, such as the name of a place. */
  title: string;
  /** The other criteria, one element each. */
  facts: ReactNode;
  /** Whether the criteria scroll away, because other choices stay visible in their place. */
  isReplaced?: boolean;
}

interface ResultsScreenProps<Results extends AnyResults> {
  description: ResultsDescription<Results>;
  results: Results;
  /** What is said above the criteria. */
  notice?: ReactNode;
}

/** The results of a search, while it is running and after. */
export function ResultsScreen<Results extends AnyResults>(props: ResultsScreenProps<Results>) {
  const { description, results, notice } = props;
  const { steps, furthest, failure, expired, searchHref, onSearchAgain } = results;
  return (
    <div className={classes.screen}>
      <Steps steps={steps} furthest={furthest} />
      {notice}
      <CriteriaBar description={description} results={results} />
      <ResultsTrouble
        failure={failure}
        expired={expired}
        texts={description.texts}
        searchHref={searchHref}
        onSearchAgain={onSearchAgain}
      />
      <Content description={description} results={results} />
    </div>
  );
}

/** Not rerendered with the list: sorting and filtering don't affect it. */
const Steps = memo(function Steps({ steps, furthest }: StepsProps) {
  return <BookingSteps steps={steps} current={1} furthest={furthest} />;
});

/** The search criteria and the progress of the search. */
function CriteriaBar<Results extends AnyResults>({ description, results }: ResultsScreenProps<Results>) {
  const { t } = useLingui();
  const { title, facts, isReplaced = false } = description.useCriteria(results);
  const sourceName = (source: string) => {
    const known = description.sourceName(source);
    return typeof known === 'string' ? known : t(known);
  };
  return (
    <Paper className={classes.bar} data-replaced={isReplaced}>
      <div className={classes.criteria}>
        <h1 className={classes.place}>
          <VisuallyHidden>{`${t(description.title)}: `}</VisuallyHidden>
          {title}
        </h1>
        <p className={classes.rest}>{facts}</p>
        <AppLink href={results.searchHref} className={classes.change}>
          <Trans>Change search</Trans>
        </AppLink>
      </div>
      <SearchProgress progress={results.progress} sources={results.sources} nameOf={sourceName} />
    </Paper>
  );
}

function Content<Results extends AnyResults>({ description, results }: ResultsScreenProps<Results>) {
  const { progress, failure } = results;
  if (hasResults(description, results)) return <description.List {...results} />;
  if (progress === 'inProgress') return <WaitingList />;
  if (failure.kind === 'major' || failure.kind === 'refused') return null;
  return <NoResults description={description} results={results} />;
}

function hasResults<Results extends AnyResults>(
  { isEmpty }: ResultsDescription<Results>,
  results: Results,
): results is Found<Results> {
  return results.list !== null && results.list !== undefined && !isEmpty(results.list);
}

const CARDS = [1, 2, 3, 4, 5, 6];

/** A placeholder for the results until the first ones arrive. */
function WaitingList() {
  return (
    <Paper role="status">
      <VisuallyHidden>
        <Trans>Searching…</Trans>
      </VisuallyHidden>
      {CARDS.map((card) => (
        <div key={card} className={classes.card}>
          <span className={classes.title} />
          <span className={classes.line} />
        </div>
      ))}
    </Paper>
  );
}

/** An empty list: before a search, or without results. */
function NoResults<Results extends AnyResults>({ description, results }: ResultsScreenProps<Results>) {
  const { progress, hiddenByPolicy, searchHref, requestHref } = results;
  const { texts, hiddenText } = description;
  if (progress === 'none') {
    return (
      <AreaState
        kind="empty"
        title={<Trans>Nothing has been searched yet</Trans>}
        action={<AppLink href={searchHref}>{texts.searchLink}</AppLink>}
      >
        {texts.searchFirst}
      </AreaState>
    );
  }
  return (
    <AreaState
      kind="empty"
      title={texts.nothingFound}
      action={
        <Group gap="12px 24px" justify="center">
          <AppLink href={searchHref}>
            <Trans>Change search</Trans>
          </AppLink>
          <AppLink href={requestHref}>
            <Trans>Ask the agency</Trans>
          </AppLink>
        </Group>
      }
    >
      <p>{texts.advice}</p>
      {hiddenByPolicy > 0 ? <p>{hiddenText(hiddenByPolicy)}</p> : null}
    </AreaState>
  );
}
