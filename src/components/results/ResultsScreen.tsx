import { Trans } from '@lingui/react/macro';
import { memo, type ReactNode } from 'react';
import { AppLink } from '../AppLink.tsx';
import { AreaState } from '../booking/AreaState.tsx';
import { type BookingStep, BookingSteps } from '../booking/BookingSteps.tsx';
import { VisuallyHidden } from '../VisuallyHidden.tsx';
import classes from './ResultsScreen.module.css';

interface ResultsScreenProps extends HeadProps {
  /** The search criteria, the progress, the errors, and the results. */
  children: ReactNode;
}

interface HeadProps {
  title: string;
  steps: readonly BookingStep[];
  /** The current step, counted from 0. */
  current: number;
  /** The last step that can be opened, counted from 0. */
  furthest: number;
}

/** The results of a search, while it is running and after. */
export function ResultsScreen({ title, steps, current, furthest, children }: ResultsScreenProps) {
  return (
    <div className={classes.screen}>
      <Head title={title} steps={steps} current={current} furthest={furthest} />
      {children}
    </div>
  );
}

/** Not rerendered with the list: sorting and filtering don't affect it. */
const Head = memo(function Head({ title, steps, current, furthest }: HeadProps) {
  return (
    <>
      <header className={classes.header}>
        <h1>{title}</h1>
      </header>
      <BookingSteps steps={steps} current={current} furthest={furthest} />
    </>
  );
});

interface CriteriaBarProps {
  /** The subject of the search, such as the name of a place. */
  title: string;
  /** The other criteria, one element each. */
  facts: ReactNode;
  /** The link for changing the search. */
  searchHref: string;
  /** The progress of the search. */
  progress: ReactNode;
}

/** The search criteria, always visible, and the progress of the search. */
export const CriteriaBar = memo(function CriteriaBar(props: CriteriaBarProps) {
  const { title, facts, searchHref, progress } = props;
  return (
    <div className={classes.bar}>
      <div className={classes.criteria}>
        <p className={classes.place}>{title}</p>
        <p className={classes.rest}>{facts}</p>
        <AppLink href={searchHref} className={classes.change}>
          <Trans>Change search</Trans>
        </AppLink>
      </div>
      {progress}
    </div>
  );
});

const CARDS = [1, 2, 3, 4];

/** A placeholder for the results until the first ones arrive. */
export function WaitingList() {
  return (
    <div className={classes.list} role="status">
      <VisuallyHidden>
        <Trans>Searching…</Trans>
      </VisuallyHidden>
      {CARDS.map((card) => (
        <div key={card} className={classes.card}>
          <span className={classes.picture} />
          <span className={classes.lines}>
            <span className={classes.title} />
            <span className={classes.line} />
            <span className={classes.line} />
          </span>
        </div>
      ))}
    </div>
  );
}

interface NoResultsProps {
  progress: 'none' | 'inProgress' | 'finished';
  /** The texts before a search, and for a search without results. */
  texts: Record<'searchFirst' | 'searchLink' | 'nothingFound' | 'advice', ReactNode>;
  /** How many results the policy hides, in words; null when there are none. */
  hiddenByPolicy: ReactNode;
  /** The link for changing the search. */
  searchHref: string;
  /** The link for requesting the same from the agency. */
  requestHref: string;
}

/** An empty list: before a search, or without results. */
export function NoResults({ progress, texts, hiddenByPolicy, searchHref, requestHref }: NoResultsProps) {
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
        <div className={classes.ways}>
          <AppLink href={searchHref}>
            <Trans>Change search</Trans>
          </AppLink>
          <AppLink href={requestHref}>
            <Trans>Ask the agency</Trans>
          </AppLink>
        </div>
      }
    >
      <p>{texts.advice}</p>
      {hiddenByPolicy === null ? null : <p>{hiddenByPolicy}</p>}
    </AreaState>
  );
}
