import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { AppLink } from '../AppLink.tsx';
import { AreaState } from '../booking/AreaState.tsx';
import classes from './NoResults.module.css';

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
