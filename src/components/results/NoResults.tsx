import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { AppLink } from '../AppLink.tsx';
import { AreaState } from '../booking/AreaState.tsx';
import classes from './NoResults.module.css';

interface NoResultsProps {
  progress: 'none' | 'inProgress' | 'finished';
  /** What is said when nothing was searched, and when nothing was found. */
  texts: Record<'searchFirst' | 'searchLink' | 'nothingFound' | 'advice', ReactNode>;
  /** How many results the policy hides, in words; null when there are none. */
  hiddenByPolicy: ReactNode;
  /** Where the search is changed. */
  searchHref: string;
  /** Where the agency is asked for the same. */
  requestHref: string;
}

/** There is nothing to be listed: nobody has searched, or nothing was found. */
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
