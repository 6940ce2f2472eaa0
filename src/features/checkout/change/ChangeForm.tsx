import { Trans, useLingui } from '@lingui/react/macro';
import { Stack, Textarea } from '@mantine/core';
import { type ReactNode, useId, useState } from 'react';
import { inCompanyCurrency } from '#domain/change-amounts.ts';
import { levelsWithoutApprover } from '#domain/checkout/levels-without-approver.ts';
import type { PartChangeQuote } from '#domain/contract.ts';
import type { ChangeInfo, ChangeWithQuote } from '#domain/part-change/part-change.ts';
import { breaksRule } from '#domain/policy/breaks-rule.ts';
import { needsReason } from '#domain/policy/needs-reason.ts';
import { useBookingForm } from '../../../booking/use-booking-form.ts';
import { BookingLayout } from '../../../components/booking/BookingLayout.tsx';
import { ChangeComparison } from '../../../components/booking/ChangeComparison.tsx';
import { comparisonSide } from '../../../components/booking/comparison-side.ts';
import { Notice } from '../../../components/Notice.tsx';
import { Surface } from '../../../components/Page.tsx';
import { formatInstant, localZone } from '../../../i18n/format.ts';
import { CheckoutSection } from '../CheckoutSection.tsx';
import { ReasonSection } from '../DetailsSections.tsx';
import { SendAction } from '../SendAction.tsx';
import { ChangeSummary, TotalOfChange } from './ChangeSummary.tsx';
import { ConfirmChange } from './ConfirmChange.tsx';
import { type ChangeValues, findFaults, toChangeInfo, toChangeValues } from './change-values.ts';
import { OtherQuoteDialog } from './OtherQuoteDialog.tsx';

export interface ChangeFormProps {
  current: ChangeWithQuote;
  /** The quote shown before, when it differs from this one; the new one has to be accepted first. */
  accepted: ChangeWithQuote | null;
  info: ChangeInfo;
  progress: ChangeProgress;
  refusal: string | null;
  onEdit: (info: ChangeInfo) => void;
  onSubmit: (info: ChangeInfo) => void;
  onAccept: () => void;
  onPickAnother: () => void;
}

export function ChangeForm(props: ChangeFormProps) {
  const { current, accepted, info, progress, refusal, onEdit, onSubmit, onAccept, onPickAnother } = props;
  const { quote } = current;
  const { t } = useLingui();
  const formId = useId();
  const [confirming, setConfirming] = useState(false);
  const isStuck = levelsWithoutApprover(quote.verdict.levels, quote.approvers).length > 0;
  const { form, values, faults, change, submit } = useBookingForm({
    initial: toChangeValues(info),
    findFaults: (entered: ChangeValues) => findFaults(entered, quote),
  });
  const write = (field: keyof ChangeValues, changes: Partial<ChangeValues>) =>
    onEdit(toChangeInfo(change(field, changes), quote));
  return (
    <BookingLayout
      summary={<ChangeSummary quote={quote} />}
      total={<TotalOfChange quote={quote} />}
      action={<ChangeAction formId={formId} quote={quote} progress={progress} />}
    >
      <form
        id={formId}
        ref={form}
        aria-label={t`Change`}
        style={{ display: 'contents' }}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!isStuck && progress === 'resting') submit(() => setConfirming(true));
        }}
      >
        {refusal === null ? null : <Notice kind="error">{refusal}</Notice>}
        <Comparison current={current} />
        {needsReason(quote.verdict) ? (
          <ReasonSection
            form={{ values, missing: Object.keys(faults), change: write }}
            isRuleBroken={breaksRule(quote.verdict)}
          />
        ) : null}
        <CheckoutSection title={<Trans>About the change</Trans>}>
          <Textarea
            variant="standard"
            label={t`Comment (optional)`}
            maxLength={1000}
            rows={3}
            value={values.comment}
            onChange={(event) => write('comment', { comment: event.currentTarget.value })}
          />
        </CheckoutSection>
      </form>
      <ConfirmChange
        open={confirming && progress === 'resting' && accepted === null}
        current={current}
        onConfirm={() => {
          setConfirming(false);
          onSubmit(toChangeInfo(values, quote));
        }}
        onCancel={() => setConfirming(false)}
      />
      {accepted ? (
        <OtherQuoteDialog
          accepted={accepted.quote}
          current={quote}
          onAccept={() => {
            setConfirming(false);
            onAccept();
          }}
          onPickAnother={onPickAnother}
        />
      ) : null}
    </BookingLayout>
  );
}

function Comparison({ current: { quote, booked } }: Pick<ChangeFormProps, 'current'>) {
  const own = inCompanyCurrency(quote.offered.price, quote);
  return (
    <Surface>
      <Stack miw={0}>
        <ChangeComparison
          before={{ ...comparisonSide(booked), price: own.before, asked: quote.before }}
          after={{ ...comparisonSide(quote.offered), price: own.after, asked: quote.after }}
          difference={own.difference}
          penalty={own.penalty}
          due={own.due}
          refund={own.refund}
          onSite={own.onSite}
          lost={quote.lost}
        />
      </Stack>
    </Surface>
  );
}

type ChangeProgress = 'resting' | 'renewing' | 'sending';

interface ChangeActionProps {
  formId: string;
  quote: PartChangeQuote;
  progress: ChangeProgress;
}

function ChangeAction({ formId, quote, progress }: ChangeActionProps) {
  return (
    <SendAction
      formId={formId}
      levels={quote.verdict.levels}
      approvers={quote.approvers}
      busy={progress !== 'resting'}
      label={<Trans>Change the booking</Trans>}
    >
      {progressText(progress, formatInstant(quote.until, localZone()))}
    </SendAction>
  );
}

function progressText(progress: ChangeProgress, until: string): ReactNode {
  switch (progress) {
    case 'renewing':
      return <Trans>Checking again what the change costs</Trans>;
    case 'sending':
      return <Trans>Sending the change</Trans>;
    case 'resting':
      return (
        <Trans>These amounts hold until {until}. You confirm once more before anything is changed.</Trans>
      );
  }
}
