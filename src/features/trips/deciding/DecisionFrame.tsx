import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Textarea } from '@mantine/core';
import { type ReactNode, useId, useState } from 'react';
import { DialogFrame } from '../../../components/dialog/DialogFrame.tsx';
import { useAppForm } from '../../../components/form/use-app-form.ts';
import { Notice } from '../../../components/Notice.tsx';
import { Spinner } from '../../../components/Spinner.tsx';
import type { DecisionAction } from './deciding.ts';
import { COMMENT_WORDS, DECISION_WORDS } from './decision-words.ts';

interface OpenDecision {
  action: DecisionAction;
  sending: boolean;
  refusal: string | null;
}

interface DecisionFrameProps {
  decision: OpenDecision | null;
  title: ReactNode;
  /** Replaces the question when there is nothing left to decide; otherwise null. */
  gone: ReactNode;
  onLeave: () => void;
  onSend: (comment: string) => void;
  children: ReactNode;
}

export function DecisionFrame({ decision, title, gone, onLeave, onSend, children }: DecisionFrameProps) {
  const [comment, setComment] = useState('');
  const formId = useId();
  const leave = () => {
    if (!decision?.sending) onLeave();
  };
  return (
    <DialogFrame
      open={decision !== null}
      title={title}
      busy={decision?.sending ?? false}
      onLeave={leave}
      buttons={
        decision ? (
          <Buttons decision={decision} isGone={gone !== null} formId={formId} onLeave={leave} />
        ) : null
      }
    >
      {decision === null ? null : gone === null ? (
        <DecisionForm
          formId={formId}
          decision={decision}
          comment={comment}
          onComment={setComment}
          onSend={onSend}
        >
          {children}
        </DecisionForm>
      ) : (
        <Notice kind="warning">{decision.refusal ?? gone}</Notice>
      )}
    </DialogFrame>
  );
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

interface DecisionFormProps {
  formId: string;
  decision: OpenDecision;
  comment: string;
  onComment: (comment: string) => void;
  onSend: (comment: string) => void;
  children: ReactNode;
}

function DecisionForm({ formId, decision, comment, onComment, onSend, children }: DecisionFormProps) {
  const { t } = useLingui();
  const { action, sending, refusal } = decision;
  const form = useAppForm({
    initialValues: { comment },
    validate: (values) =>
      action !== 'approve' && values.comment.trim() === '' ? { comment: t`Required` } : {},
    onValuesChange: (values) => onComment(values.comment),
    pending: sending,
    onSubmit: (values) => onSend(values.comment.trim()),
  });
  return (
    <form id={formId} data-fields="true" {...form.formProps}>
      {refusal === null ? null : <Notice kind="error">{refusal}</Notice>}
      {children}
      <Textarea
        variant="standard"
        label={t(COMMENT_WORDS[action])}
        maxLength={1000}
        rows={3}
        key={form.key('comment')}
        {...form.getInputProps('comment')}
      />
    </form>
  );
}
