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
  furthest: number;
}

interface SearchResults<Criteria, List, Settings extends ListSettings> extends StepsProps {
  criteria: Criteria;
  progress: 'none' | 'inProgress' | 'finished';
  sources: readonly SourceState[];
  failure: SearchFailure;
  expired: boolean;
  list: List | null;
  newResults: number;
  hiddenByPolicy: number;
  bookingFee: Money | null;
  /** What an hour of a traveler counts as; null where time decides only between equal prices. */
  hour: Money | null;
  settings: Settings;
  earlier: EarlierChoice | null;
  selected: string | null;
  rules: readonly PolicyRule[];
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
  requestHref: string;
}

export type Found<Results extends AnyResults> = Results & { list: NonNullable<Results['list']> };

export const isWholeList = ({ progress, newResults }: Pick<AnyResults, 'progress' | 'newResults'>): boolean =>
  progress === 'finished' && newResults === 0;

type TextName = 'major' | 'minor' | 'expired' | 'searchFirst' | 'searchLink' | 'nothingFound' | 'advice';

export interface ResultsDescription<Results extends AnyResults> {
  title: MessageDescriptor;
  texts: Record<TextName, ReactNode>;
  hiddenText: (count: number) => ReactNode;
  sourceName: (source: string) => MessageDescriptor | string;
  useCriteria: (results: Results) => CriteriaWords;
  isEmpty: (list: NonNullable<Results['list']>) => boolean;
  List: ComponentType<Found<Results>>;
}

interface CriteriaWords {
  title: string;
  facts: ReactNode;
  /** Whether the criteria scroll away, because other choices stay visible in their place. */
  isReplaced?: boolean;
}

interface ResultsScreenProps<Results extends AnyResults> {
  description: ResultsDescription<Results>;
  results: Results;
  notice?: ReactNode;
}

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
        <Group component="p" className={classes.rest} gap="0 16px" align="stretch" c="dimmed">
          {facts}
        </Group>
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

function WaitingList() {
  return (
    <Paper role="status" mod="lined">
      {CARDS.map((card) => (
        <div key={card} className={classes.card}>
          <span className={classes.title} />
          <span className={classes.line} />
        </div>
      ))}
      <VisuallyHidden>
        <Trans>Searching…</Trans>
      </VisuallyHidden>
    </Paper>
  );
}

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
