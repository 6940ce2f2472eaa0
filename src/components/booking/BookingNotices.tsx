import { Trans } from '@lingui/react/macro';
import { Button, Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { Notice, type NoticeProps } from '../Notice.tsx';
import { OpenTripLink } from '../trip-status/OpenTripLink.tsx';
import { AreaState } from './AreaState.tsx';
import classes from './BookingNotices.module.css';

interface RestoreNoticeProps {
  children: ReactNode;
  onRestore: () => void;
  onDiscard: () => void;
}

export function RestoreNotice({ children, onRestore, onDiscard }: RestoreNoticeProps) {
  return (
    <Placed
      kind="info"
      action={
        <Group gap="xs">
          <Button variant="light" onClick={onRestore}>
            <Trans>Undo</Trans>
          </Button>
          <Button variant="default" onClick={onDiscard}>
            <Trans>Dismiss</Trans>
          </Button>
        </Group>
      }
    >
      {children}
    </Placed>
  );
}

type DraftFault = 'otherVersion' | 'damaged' | 'lost';

const DRAFT_FAULTS = {
  otherVersion: (
    <Trans>
      Your unfinished booking was saved by another version of this application. Please start again.
    </Trans>
  ),
  damaged: <Trans>Your unfinished booking could not be read. Please start again.</Trans>,
  lost: <Trans>A part of your unfinished booking could not be read. Please choose it again.</Trans>,
} satisfies Record<DraftFault, ReactNode>;

export function DraftFaultNotice({ fault }: { fault: DraftFault }) {
  return <Placed kind="warning">{DRAFT_FAULTS[fault]}</Placed>;
}

interface OrderRefusedNoticeProps {
  reason: string;
  refused: 'order' | 'change';
  tripHref: string | null;
}

const REFUSED = {
  order: <Trans>Your last order was not booked</Trans>,
  change: <Trans>Your last change was not made</Trans>,
};

export function OrderRefusedNotice({ reason, refused, tripHref }: OrderRefusedNoticeProps) {
  return (
    <Placed kind="error" title={REFUSED[refused]} action={tripHref && <OpenTripLink href={tripHref} />}>
      {reason}
    </Placed>
  );
}

interface ChangingNoticeProps {
  title: string;
  days: string;
  kept: string;
  /** Null while the change is being sent. */
  onLeave: (() => void) | null;
}

export function ChangingNotice({ title, days, kept, onLeave }: ChangingNoticeProps) {
  const action = onLeave ? (
    <Button variant="default" onClick={onLeave}>
      <Trans>Keep the booking as it is</Trans>
    </Button>
  ) : null;
  return (
    <Placed
      kind="info"
      title={
        <Trans>
          You are changing: {title}, {days}
        </Trans>
      }
      action={action}
    >
      <Trans>It stays booked as it is until you confirm the change.</Trans> {kept}
    </Placed>
  );
}

export function PricingFailedNotice({ onRetry }: { onRetry: () => void }) {
  return (
    <Placed
      kind="error"
      title={<Trans>The price could not be checked</Trans>}
      action={
        <Button variant="light" onClick={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      }
    >
      <Trans>Nothing was booked, and your choice is saved.</Trans>
    </Placed>
  );
}

interface ResumeFailedProps {
  onRetry: () => void;
  onDiscard: () => void;
}

export function ResumeFailed({ onRetry, onDiscard }: ResumeFailedProps) {
  return (
    <AreaState
      kind="error"
      title={<Trans>Your booking could not be loaded</Trans>}
      action={
        <Group gap="xs">
          <Button onClick={onRetry}>
            <Trans>Try again</Trans>
          </Button>
          <Button variant="default" onClick={onDiscard}>
            <Trans>Start a new one</Trans>
          </Button>
        </Group>
      }
    >
      <Trans>What you have chosen is kept.</Trans>
    </AreaState>
  );
}

function Placed(props: NoticeProps) {
  return (
    <div className={classes.notice}>
      <Notice {...props} />
    </div>
  );
}
