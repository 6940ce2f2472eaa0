import { Trans, useLingui } from '@lingui/react/macro';
import { Button, TextInput } from '@mantine/core';
import type { CancellationQuote, Trip, TripCancelRequest } from '#domain/contract.ts';
import { readNames, useFormState } from '../../components/form/use-form-state.ts';
import { Notice } from '../../components/Notice.tsx';
import { Spinner } from '../../components/Spinner.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden.tsx';
import classes from './CancelForm.module.css';
import { cancellationOffer, cancelRequest, meantParts } from './cancellation-request.ts';
import { waitingChangeOf } from './changes/changes.ts';
import { QuotedParts } from './QuotedParts.tsx';

interface CancelFormProps {
  trip: Trip;
  cancellation: { part?: string; quote: CancellationQuote; sending: boolean; refusal: string | null };
  onLeave: () => void;
  onCancel: (request: TripCancelRequest) => void;
}

const NAMES = ['reason'] as const;

/** What it costs, why, and the last word. */
export function CancelForm({ trip, cancellation, onLeave, onCancel }: CancelFormProps) {
  const { t } = useLingui();
  const { part, quote, sending, refusal } = cancellation;
  const meant = { trip, quote, part };
  const form = useFormState({
    read: (form) => readNames(form, NAMES),
    hasField: (name) => name === 'reason',
    validate: ({ reason }) => (reason.trim() === '' ? { reason: t`Required` } : {}),
    refusal: null,
    pending: sending,
    onSubmit: ({ reason }) => onCancel(cancelRequest(meant, reason)),
  });
  const offer = cancellationOffer(meant);
  const isLeftOut = trip.parts.some(({ _id, status }) => _id === part && status === 'failed');
  const question = isLeftOut ? t`Why is it left out?` : t`Why is it cancelled?`;
  return (
    <form className={classes.form} {...form.formProps}>
      {refusal === null ? null : <Notice kind="error">{refusal}</Notice>}
      {meantParts(meant).some((one) => one.outcome === 'quoted' && waitingChangeOf(trip, one._id)) ? (
        <Notice kind="info">
          <Trans>The change that waits for an approval is withdrawn with it.</Trans>
        </Notice>
      ) : null}
      <QuotedParts parts={meantParts(meant)} trip={trip} />
      {offer === 'some' ? (
        <Notice kind="warning">
          <Trans>What can't be cancelled stays booked.</Trans>
        </Notice>
      ) : null}
      {offer === 'nothing' ? null : (
        <TextInput label={question} maxLength={500} {...form.fieldProps('reason')} />
      )}
      <div className={classes.buttons}>
        <Button variant="default" aria-disabled={sending} onClick={() => sending || onLeave()}>
          {offer === 'nothing' ? <Trans>Close</Trans> : <Trans>Keep it</Trans>}
        </Button>
        {offer === 'nothing' ? null : (
          <Button
            type="submit"
            {...(!isLeftOut && { color: 'red' })}
            aria-disabled={sending}
            leftSection={sending ? <Spinner size={18} /> : null}
          >
            {isLeftOut ? <Trans>Go on without it</Trans> : <Trans>Cancel it now</Trans>}
          </Button>
        )}
      </div>
      <VisuallyHidden role="status">{sending ? t`Cancelling…` : ''}</VisuallyHidden>
    </form>
  );
}
