import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Textarea } from '@mantine/core';
import { useId, useState } from 'react';
import type { Trip } from '#domain/contract.ts';
import { PriceComparison } from '../../../components/booking/PriceComparison.tsx';
import { DialogFrame } from '../../../components/dialog/DialogFrame.tsx';
import { useFormState } from '../../../components/form/use-form-state.ts';
import { Notice } from '../../../components/Notice.tsx';
import { Spinner } from '../../../components/Spinner.tsx';
import { formatMoney } from '../../../i18n/format.ts';
import { Consequences } from './Consequences.tsx';
import classes from './DecisionDialog.module.css';
import { type DecidingProps, type DecisionState, offerOf } from './deciding.ts';
import { COMMENT_WORDS, DECISION_WORDS } from './decision-words.ts';

interface DecisionDialogProps {
  trip: Trip;
  /** The membership of the person who decides. */
  personId: string;
  deciding: DecidingProps;
}

type OpenDecision = Extract<DecisionState, { state: 'open' }>;

/** Says what a decision does before it is made; what was written is kept when it is left. */
export function DecisionDialog({ trip, personId, deciding }: DecisionDialogProps) {
  const [comment, setComment] = useState('');
  const formId = useId();
  const { decision, onLeaveDecision, onSendDecision } = deciding;
  const open = decision.state === 'open' ? decision : null;
  const sending = open?.sending ?? false;
  const isGone = open !== null && offerOf(trip, open.action).kind !== 'allowed';
  const leave = () => {
    if (!sending) onLeaveDecision();
  };
  return (
    <DialogFrame
      open={open !== null}
      title={open ? <Question decision={open} /> : <Trans>Your decision</Trans>}
      busy={sending}
      onLeave={leave}
      buttons={open ? <Buttons decision={open} isGone={isGone} formId={formId} onLeave={leave} /> : null}
    >
      {open === null ? null : isGone ? (
        <Notice kind="warning">
          {open.refusal ?? (
            <Trans>The trip does not wait for your decision any more. You have decided nothing.</Trans>
          )}
        </Notice>
      ) : (
        <DecisionForm
          formId={formId}
          trip={trip}
          personId={personId}
          decision={open}
          comment={comment}
          onComment={setComment}
          onSend={onSendDecision}
        />
      )}
    </DialogFrame>
  );
}

function Question({ decision: { action, seen } }: { decision: OpenDecision }) {
  const total = formatMoney(seen.total);
  switch (action) {
    case 'approve':
      return <Trans>Approve this trip for {total}?</Trans>;
    case 'sendBack':
      return <Trans>Send this trip back for changes?</Trans>;
    case 'reject':
      return <Trans>Reject this trip?</Trans>;
  }
}

interface ButtonsProps {
  decision: OpenDecision;
  isGone: boolean;
  formId: string;
  onLeave: () => void;
}

function Buttons({ decision: { action, sending }, isGone, formId, onLeave }: ButtonsProps) {
  const { t } = useLingui();
  return (
    <>
      <Button variant="default" aria-disabled={sending} onClick={onLeave}>
        {isGone ? <Trans>Close</Trans> : <Trans>Decide later</Trans>}
      </Button>
      {isGone ? null : (
        <Button
          type="submit"
          form={formId}
          color={action === 'reject' ? 'red' : 'blue'}
          aria-disabled={sending}
          leftSection={sending ? <Spinner size={18} /> : null}
        >
          {t(DECISION_WORDS[action])}
        </Button>
      )}
    </>
  );
}

interface DecisionFormProps extends DecisionDialogProps {
  formId: string;
  decision: OpenDecision;
  comment: string;
  onComment: (comment: string) => void;
  onSend: (comment: string) => void;
}

function DecisionForm(props: Omit<DecisionFormProps, 'deciding'>) {
  const { t } = useLingui();
  const { formId, trip, personId, decision, comment, onComment, onSend } = props;
  const { action, seen, totalBefore, sending, refusal } = decision;
  const form = useFormState({
    read: () => comment.trim(),
    hasField: (name) => name === 'comment',
    validate: (text) => (action !== 'approve' && text === '' ? { comment: t`Required` } : {}),
    refusal: null,
    pending: sending,
    onSubmit: onSend,
  });
  return (
    <form id={formId} {...form.formProps} className={classes.form}>
      {totalBefore ? (
        <Notice kind="warning" title={<Trans>The trip has changed since you saw it</Trans>}>
          <Trans>Nothing was decided. Please look at it as it is now, then decide.</Trans>
          <PriceComparison change={{ before: totalBefore, after: seen.total }} />
        </Notice>
      ) : null}
      {refusal === null ? null : <Notice kind="error">{refusal}</Notice>}
      <Consequences trip={trip} action={action} total={seen.total} personId={personId} />
      <Textarea
        variant="standard"
        label={t(COMMENT_WORDS[action])}
        maxLength={1000}
        rows={3}
        value={comment}
        onChange={(event) => onComment(event.currentTarget.value)}
        {...form.fieldProps('comment')}
      />
    </form>
  );
}
