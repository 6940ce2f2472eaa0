import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { AppLink } from '../../components/AppLink.tsx';
import { AreaState } from '../../components/booking/AreaState.tsx';
import { Notice } from '../../components/Notice.tsx';
import type { HotelResultsScreenProps } from './hotel-results-props.ts';

type ListTroubleProps = Pick<HotelResultsScreenProps, 'failure' | 'expired' | 'searchHref' | 'onSearchAgain'>;

/** What went wrong, and what to do about it. */
export function ListTrouble({ failure, expired, searchHref, onSearchAgain }: ListTroubleProps) {
  const again = (
    <Button variant="light" onClick={onSearchAgain}>
      <Trans>Search again</Trans>
    </Button>
  );
  if (failure.kind === 'major') {
    return (
      <AreaState kind="error" title={<Trans>An error occurred</Trans>} action={again}>
        <p>
          <Trans>Something went wrong while retrieving the list of hotels.</Trans>
        </p>
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
        <Trans>Search again to see what the hotels cost now. Your filters are kept.</Trans>
      </Notice>
    );
  }
  if (failure.kind === 'none') return null;
  return (
    <Notice kind="warning" title={<Trans>A minor error occurred</Trans>} action={again}>
      <p>
        <Trans>Something went slightly wrong while retrieving the list of hotels.</Trans>
      </p>
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
