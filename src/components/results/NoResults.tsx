import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { AppLink } from '../AppLink.tsx';
import { AreaState } from '../booking/AreaState.tsx';

interface NoResultsProps {
  progress: 'none' | 'inProgress' | 'finished';
  /** What is said when nothing was searched, and when nothing was found. */
  texts: Record<'searchFirst' | 'searchLink' | 'nothingFound' | 'advice', ReactNode>;
  /** How many results the policy hides, in words; null when there are none. */
  hiddenByPolicy: ReactNode;
  /** Where the search is changed. */
  searchHref: string;
}

/** There is nothing to be listed: nobody has searched, or nothing was found. */
export function NoResults({ progress, texts, hiddenByPolicy, searchHref }: NoResultsProps) {
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
        <AppLink href={searchHref}>
          <Trans>Change search</Trans>
        </AppLink>
      }
    >
      <p>{texts.advice}</p>
      {hiddenByPolicy === null ? null : <p>{hiddenByPolicy}</p>}
    </AreaState>
  );
}
