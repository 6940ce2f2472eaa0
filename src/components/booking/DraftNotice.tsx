import { Trans } from '@lingui/react/macro';
import { Button, Group } from '@mantine/core';
import { formatFullInstant, formatShortDay, localZone } from '../../i18n/format.ts';
import { Notice } from '../Notice.tsx';

export interface UnfinishedBooking {
  title: string;
  /** `yyyy-MM-dd` */
  from: string;
  /** The same day where there is no return. */
  to: string;
  savedAt: string;
}

interface DraftNoticeProps {
  left: UnfinishedBooking;
  onContinue: () => void;
  onDiscard: () => void;
}

export function DraftNotice({ left, onContinue, onDiscard }: DraftNoticeProps) {
  const { title } = left;
  const from = formatShortDay(left.from);
  const to = left.to && formatShortDay(left.to);
  const saved = formatFullInstant(left.savedAt, localZone());
  return (
    <Notice
      kind="info"
      title={<Trans>Continue where you left off</Trans>}
      action={
        <Group mod="touch" gap="xs" align="stretch">
          <Button onClick={onContinue}>
            <Trans>Continue</Trans>
          </Button>
          <Button variant="default" onClick={onDiscard}>
            <Trans>Discard</Trans>
          </Button>
        </Group>
      }
    >
      {left.to === '' || left.to === left.from ? (
        <Trans>
          {title}, {from}. Saved on {saved}.
        </Trans>
      ) : (
        <Trans>
          {title}, {from} to {to}. Saved on {saved}.
        </Trans>
      )}
    </Notice>
  );
}
