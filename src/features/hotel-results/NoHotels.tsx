import { Plural, Trans } from '@lingui/react/macro';
import { AppLink } from '../../components/AppLink.tsx';
import { AreaState } from '../../components/booking/AreaState.tsx';
import type { HotelResultsScreenProps } from './hotel-results-props.ts';

type NoHotelsProps = Pick<HotelResultsScreenProps, 'progress' | 'hiddenByPolicy' | 'searchHref'>;

/** There is nothing to be listed: nobody has searched, or nothing was found. */
export function NoHotels({ progress, hiddenByPolicy, searchHref }: NoHotelsProps) {
  if (progress === 'none') {
    return (
      <AreaState
        kind="empty"
        title={<Trans>Nothing has been searched yet</Trans>}
        action={
          <AppLink href={searchHref}>
            <Trans>Search hotels</Trans>
          </AppLink>
        }
      >
        <Trans>Say where and when, and the hotels are listed here.</Trans>
      </AreaState>
    );
  }
  return (
    <AreaState
      kind="empty"
      title={<Trans>No hotels were found</Trans>}
      action={
        <AppLink href={searchHref}>
          <Trans>Change search</Trans>
        </AppLink>
      }
    >
      <p>
        <Trans>Please go back and change location and dates.</Trans>
      </p>
      {hiddenByPolicy > 0 ? (
        <p>
          <Plural
            value={hiddenByPolicy}
            one="# hotel is hidden by policy."
            other="# hotels are hidden by policy."
          />
        </p>
      ) : null}
    </AreaState>
  );
}
