import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { Notice } from '../../../components/Notice.tsx';
import { formatFullInstant, formatShortDay, ownZone } from '../../../i18n/format.ts';
import classes from './HotelSearch.module.css';

/** A booking that was left before it was finished. */
export interface LeftBooking {
  /** The place, or the hotel if one was chosen. */
  title: string;
  checkIn: string;
  checkOut: string;
  /** An instant. */
  savedAt: string;
}

interface DraftNoticeProps {
  left: LeftBooking;
  onContinue: () => void;
  onDiscard: () => void;
}

export function DraftNotice({ left, onContinue, onDiscard }: DraftNoticeProps) {
  const { title } = left;
  const from = formatShortDay(left.checkIn);
  const to = formatShortDay(left.checkOut);
  const saved = formatFullInstant(left.savedAt, ownZone());
  return (
    <Notice
      kind="info"
      title={<Trans>Continue where you left off</Trans>}
      action={
        <div className={classes.draft}>
          <Button onClick={onContinue}>
            <Trans>Continue</Trans>
          </Button>
          <Button variant="default" onClick={onDiscard}>
            <Trans>Discard</Trans>
          </Button>
        </div>
      }
    >
      <Trans>
        {title}, {from} to {to}. Saved on {saved}.
      </Trans>
    </Notice>
  );
}
