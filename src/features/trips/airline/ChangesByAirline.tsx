import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import type { AirlineChange, TripPart } from '#domain/contract.ts';
import { Notice } from '../../../components/Notice.tsx';
import { showToast } from '../../../components/toasts/toast-queue.ts';
import { partName } from '../../../components/trip-status/part-name.ts';
import { ChangedFlights } from './ChangedFlights.tsx';

interface ChangesByAirlineProps {
  changes: readonly AirlineChange[];
  part: TripPart;
  /** Returns why it was not accepted, or null. */
  onAccept: (airlineChangeId: string) => Promise<string | null>;
  /** Asks what cancelling the booking costs; absent where it can't be cancelled. */
  onRefuse?: () => void;
}

export function ChangesByAirline({ changes, ...props }: ChangesByAirlineProps) {
  const own = changes.filter(({ partId }) => partId === props.part._id);
  return own.map((change) => <ChangeByAirline key={change._id} change={change} {...props} />);
}

interface ChangeByAirlineProps extends Omit<ChangesByAirlineProps, 'changes'> {
  change: AirlineChange;
}

function ChangeByAirline({ change, part, onAccept, onRefuse }: ChangeByAirlineProps) {
  const { t } = useLingui();
  const [sending, setSending] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);

  async function accept(): Promise<void> {
    setSending(true);
    setRefusal(null);
    const reason = await onAccept(change._id);
    setSending(false);
    setRefusal(reason);
    if (reason === null) showToast(t`The changed flight is accepted.`, 'success');
  }

  return (
    <Notice
      kind="warning"
      title={<Trans>The airline has changed this flight</Trans>}
      action={
        <Answers
          change={change}
          part={part}
          sending={sending}
          onAccept={() => void accept()}
          onRefuse={onRefuse}
        />
      }
    >
      <ChangedFlights legs={change.legs} />
      <Meaning change={change} part={part} />
      {refusal ? (
        <p role="alert">
          <strong>{refusal}</strong>
        </p>
      ) : null}
    </Notice>
  );
}

/** What is to be done, and what a refusal means. */
function Meaning({ change: { answers, legs }, part }: Pick<ChangeByAirlineProps, 'change' | 'part'>) {
  if (part.ofOthers) {
    return (
      <p>
        <Trans>Its travellers decide about it. Until then, the trip shows the flight as it was booked.</Trans>
      </p>
    );
  }
  if (part.status !== 'confirmed') return null;
  const isOnline = answers.includes('accept') || answers.includes('settle');
  const isFlown = legs.every(({ after }) => after !== undefined);
  return (
    <>
      <p>
        {answers.includes('accept') ? (
          <Trans>
            Until you accept it, the trip shows the flight as it was booked. Seats that you chose may be
            others.
          </Trans>
        ) : answers.includes('settle') ? (
          <Trans>It can’t be accepted online. Settle it with the airline, then note here that it is.</Trans>
        ) : (
          <Trans>It can’t be accepted online. Ask the agency, which settles it with the airline.</Trans>
        )}
      </p>
      {answers.includes('cancel') && (isOnline || !isFlown) ? (
        <p>
          <Trans>
            To refuse it, cancel the booking. What comes back is shown before you confirm it. For another
            flight, ask the agency before you cancel.
          </Trans>
        </p>
      ) : null}
    </>
  );
}

interface AnswersProps extends Pick<ChangeByAirlineProps, 'change' | 'part' | 'onRefuse'> {
  sending: boolean;
  onAccept: () => void;
}

function Answers({ change: { answers }, part, sending, onAccept, onRefuse }: AnswersProps) {
  const { t } = useLingui();
  const name = partName(part);
  const mayAccept = answers.includes('accept');
  const mayRefuse = answers.includes('cancel') && onRefuse !== undefined;
  if (!mayAccept && !answers.includes('settle') && !mayRefuse) return null;
  return (
    <Group gap="8px 12px">
      {mayAccept || answers.includes('settle') ? (
        <Button
          aria-label={mayAccept ? t`Accept the changed flight: ${name}` : t`Note as accepted: ${name}`}
          loading={sending}
          onClick={onAccept}
        >
          {mayAccept ? <Trans>Accept the changed flight</Trans> : <Trans>Note as accepted</Trans>}
        </Button>
      ) : null}
      {mayRefuse ? (
        <Button
          variant="default"
          aria-label={t`Refuse and cancel: ${name}`}
          disabled={sending}
          onClick={onRefuse}
        >
          <Trans>Refuse and cancel</Trans>
        </Button>
      ) : null}
    </Group>
  );
}
