import { Trans, useLingui } from '@lingui/react/macro';
import { Button, TextInput } from '@mantine/core';
import type { CancellationQuote, Trip, TripCancelRequest } from '#domain/contract.ts';
import { readNames, useFormState } from '../../components/form/use-form-state.ts';
import { Notice } from '../../components/Notice.tsx';
import { Spinner } from '../../components/Spinner.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden.tsx';
import classes from './CancelForm.module.css';
import { cancelRequest, meantParts } from './cancellation-request.ts';
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
  const meant = meantParts(quote, part);
  const form = useFormState({
    read: (form) => readNames(form, NAMES),
    hasField: (name) => name === 'reason',
    validate: ({ reason }) => (reason.trim() === '' ? { reason: t`Required` } : {}),
    refusal: null,
    pending: sending,
    onSubmit: ({ reason }) => onCancel(cancelRequest(quote, part, reason)),
  });
  const possible = meant.some(({ outcome }) => outcome === 'quoted');
  return (
    <form className={classes.form} {...form.formProps}>
      {refusal === null ? null : <Notice kind="error">{refusal}</Notice>}
      <QuotedParts parts={meant} trip={trip} />
      {possible ? (
        <TextInput label={t`Why is it cancelled?`} maxLength={500} {...form.fieldProps('reason')} />
      ) : null}
      <div className={classes.buttons}>
        <Button variant="default" aria-disabled={sending} onClick={() => sending || onLeave()}>
          {possible ? <Trans>Keep it</Trans> : <Trans>Close</Trans>}
        </Button>
        {possible ? (
          <Button
            type="submit"
            color="red"
            aria-disabled={sending}
            leftSection={sending ? <Spinner size={18} /> : null}
          >
            <Trans>Cancel it now</Trans>
          </Button>
        ) : null}
      </div>
      <VisuallyHidden role="status">{sending ? t`Cancelling…` : ''}</VisuallyHidden>
    </form>
  );
}
