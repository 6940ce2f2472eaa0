import { Plural, Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { AppLink } from '../../../components/AppLink.tsx';
import { AreaError, type AreaFailure } from '../../../components/AreaError.tsx';
import { AreaState } from '../../../components/booking/AreaState.tsx';
import { type BookingStep, BookingSteps } from '../../../components/booking/BookingSteps.tsx';
import { ClashNotice, type ClashNoticeProps } from '../../../components/booking/ClashNotice.tsx';
import {
  RepricingDialog,
  type RepricingDialogProps,
  type RepricingResult,
} from '../../../components/booking/RepricingDialog.tsx';
import { LinearProgress } from '../../../components/LinearProgress.tsx';
import { Page } from '../../../components/Page.tsx';
import { HotelHead } from './HotelHead.tsx';
import { RoomList, type RoomListProps } from './RoomList.tsx';
import { StayBar, type StayBarProps } from './StayBar.tsx';

interface ReadyProps
  extends RoomListProps,
    Pick<RepricingDialogProps, 'onAccept' | 'onPickAnother' | 'onLeave'> {
  addressOf: (path: string) => string;
  repricing: RepricingResult | null;
  stay: StayBarProps['stay'];
  clashes: ClashNoticeProps;
  searchHref: string;
  requestHref: string;
}

type HotelRoomState =
  | { state: 'loading' }
  | { state: 'failed'; failure: AreaFailure }
  | { state: 'expired'; onRetry: () => void }
  | ({ state: 'ready' } & ReadyProps);

export type HotelRoomScreenProps = HotelRoomState & {
  steps: readonly BookingStep[];
  furthest: number;
};

export function HotelRoomScreen(props: HotelRoomScreenProps) {
  return (
    <Page title={<Trans>Choose a room</Trans>} dense>
      <BookingSteps steps={props.steps} current={2} furthest={props.furthest} />
      {renderContent(props)}
    </Page>
  );
}

function renderContent(props: HotelRoomScreenProps): ReactNode {
  switch (props.state) {
    case 'loading':
      return <LinearProgress visible />;
    case 'failed':
      return <AreaError {...props.failure} />;
    case 'expired':
      return (
        <AreaState
          kind="error"
          title={<Trans>These prices have expired</Trans>}
          action={<Retry {...props} />}
        >
          <Trans>Prices hold for a short time only. What you chose before is saved.</Trans>
        </AreaState>
      );
    case 'ready':
      return <Rooms {...props} />;
  }
}

function Retry({ onRetry }: { onRetry: () => void }) {
  return (
    <Button variant="light" onClick={onRetry}>
      <Trans>Load the rooms again</Trans>
    </Button>
  );
}

function Rooms(props: ReadyProps) {
  const { details, addressOf, stay, clashes, searchHref, repricing, ...list } = props;
  const { onAccept, onPickAnother, onLeave } = props;
  return (
    <>
      <HotelHead details={details} addressOf={addressOf} />
      <StayBar stay={stay} nights={details.nights} searchHref={searchHref} />
      <ClashNotice {...clashes} />
      {details.options.length === 0 ? <NoRooms {...props} /> : <RoomList {...list} details={details} />}
      <RepricingDialog
        outcome={repricing}
        anotherLabel={<Trans>Pick another room</Trans>}
        onAccept={onAccept}
        onPickAnother={onPickAnother}
        onLeave={onLeave}
      />
    </>
  );
}

function NoRooms({ details: { hiddenByPolicy }, requestHref }: ReadyProps) {
  return (
    <AreaState
      kind="empty"
      title={<Trans>No hotels rooms were found</Trans>}
      action={
        <AppLink href={requestHref}>
          <Trans>Ask the agency</Trans>
        </AppLink>
      }
    >
      <p>
        <Trans>Please go back and change location and dates.</Trans>
      </p>
      {hiddenByPolicy > 0 ? (
        <p>
          <Plural value={hiddenByPolicy} one="# room hidden by policy" other="# rooms hidden by policy" />
        </p>
      ) : null}
    </AreaState>
  );
}
