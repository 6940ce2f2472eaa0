import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { AppLink } from '../AppLink.tsx';
import { AreaState } from '../booking/AreaState.tsx';
import { Notice } from '../Notice.tsx';

export type SearchFailure =
  | { kind: 'none' }
  | { kind: 'minor' }
  | { kind: 'major' }
  | { kind: 'refused'; message: string };

interface ResultsTroubleProps {
  failure: SearchFailure;
  expired: boolean;
  texts: Record<'major' | 'minor' | 'expired', ReactNode>;
  searchHref: string;
  onSearchAgain: () => void;
}

export function ResultsTrouble(props: ResultsTroubleProps) {
  const { failure, expired, texts, searchHref, onSearchAgain } = props;
  const again = (
    <Button variant="light" onClick={onSearchAgain}>
      <Trans>Search again</Trans>
    </Button>
  );
  if (failure.kind === 'major') {
    return (
      <AreaState kind="error" title={<Trans>An error occurred</Trans>} action={again}>
        <p>{texts.major}</p>
        <TryLater />
      </AreaState>
    );
  }
  if (failure.kind === 'refused') {
    return (
      <AreaState
        kind="error"
        title={<Trans>This search is not possible</Trans>}
        action={
          <AppLink href={searchHref}>
            <Trans>Change search</Trans>
          </AppLink>
        }
      >
        <p>{failure.message}</p>
      </AreaState>
    );
  }
  if (expired) {
    return (
      <Notice kind="warning" title={<Trans>These prices have expired</Trans>} action={again}>
        {texts.expired}
      </Notice>
    );
  }
  if (failure.kind === 'none') return null;
  return (
    <Notice kind="warning" title={<Trans>A minor error occurred</Trans>} action={again}>
      <p>{texts.minor}</p>
      <TryLater />
    </Notice>
  );
}

function TryLater() {
  return (
    <p>
      <Trans>Our engineers are notified automatically. Please try again later.</Trans>
    </p>
  );
}
