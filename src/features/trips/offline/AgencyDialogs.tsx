import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Textarea, TextInput } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import type { ExternalCancellation, ExternalPart, Money, Trip } from '#domain/contract.ts';
import { parseMoney, subtractMoney } from '#domain/money.ts';
import { partsByOutcome } from '#domain/parts-by-outcome.ts';
import { useBookingForm } from '../../../booking/use-booking-form.ts';
import { Amount, AmountList } from '../../../components/AmountList.tsx';
import { useAppForm } from '../../../components/form/use-app-form.ts';
import { partName } from '../../../components/trip-status/part-name.ts';
import { formatMoney } from '../../../i18n/format.ts';
import { type AgencyProps, findSide, type OpenDialog, type Side } from './agency.ts';
import { ExternalBookingForm } from './ExternalBookingForm.tsx';
import { FormDialog, RecordForm, SendingNotices } from './FormDialog.tsx';
import classes from './OfflineForm.module.css';

interface AgencyDialogsProps {
  trip: Trip;
  agency: AgencyProps;
}

const LONGEST_REASON = 500;

export function AgencyDialogs({ trip, agency }: AgencyDialogsProps) {
  return (
    <>
      <CloseDialog trip={trip} agency={agency} />
      <ExternalBookingDialog trip={trip} agency={agency} />
      <ExternalCancellationDialog trip={trip} agency={agency} />
    </>
  );
}

interface ExternalBookingDialogProps {
  trip: Trip;
  agency: AgencyProps;
}

function ExternalBookingDialog({ trip, agency }: ExternalBookingDialogProps) {
  const formId = useId();
  const { dialog, onLeave } = agency;
  const open = dialog.state === 'booking' ? dialog : null;
  return (
    <FormDialog
      open={open !== null}
      title={<Trans>Record a booking</Trans>}
      formId={formId}
      submitLabel={<Trans>Record it</Trans>}
      sending={open?.sending === true}
      onLeave={onLeave}
    >
      {open ? <ExternalBookingForm formId={formId} trip={trip} dialog={open} agency={agency} /> : null}
    </FormDialog>
  );
}

interface ExternalCancellationDialogProps {
  trip: Trip;
  agency: AgencyProps;
}

function ExternalCancellationDialog({ trip, agency }: ExternalCancellationDialogProps) {
  const formId = useId();
  const { dialog, onLeave, onCancel } = agency;
  const open = dialog.state === 'cancelling' ? dialog : null;
  const part = trip.parts.find(
    (one): one is ExternalPart => one.kind === 'external' && one._id === open?.part,
  );
  return (
    <FormDialog
      open={open !== null}
      title={part ? <Title name={partName(part)} /> : <Trans>Cancelled by the agency</Trans>}
      formId={formId}
      submitLabel={<Trans>Record the cancellation</Trans>}
      destructive
      sending={open?.sending === true}
      onLeave={onLeave}
    >
      {open && part ? (
        <ExternalCancellationForm
          formId={formId}
          trip={trip}
          part={part}
          dialog={open}
          onCancel={(cancellation) => onCancel(part._id, cancellation)}
        />
      ) : null}
    </FormDialog>
  );
}

function Title({ name }: { name: string }) {
  return <Trans>Cancelled by the agency: {name}</Trans>;
}

interface CancellationValues {
  reason: string;
  /** The amount in the currency of the price. */
  penalty: string;
}

type CancellationField = keyof CancellationValues;
type CancellationFault = 'required' | 'amount' | 'abovePrice';

export function cancellationFaults(
  { reason, penalty }: CancellationValues,
  price: Money,
): Partial<Record<CancellationField, CancellationFault>> {
  const fault = penaltyFault(penalty, price);
  return {
    reason: reason.trim() === '' ? 'required' : undefined,
    penalty: fault ?? undefined,
  };
}

function penaltyFault(penalty: string, price: Money): CancellationFault | null {
  if (penalty.trim() === '') return 'required';
  const typed = parseMoney(penalty, price.currency);
  if (typed === null) return 'amount';
  return typed.amount > price.amount ? 'abovePrice' : null;
}

/** The penalty; null if it is not an amount, or exceeds the price. */
function parsePenalty(penalty: string, price: Money): Money | null {
  return penaltyFault(penalty, price) === null ? parseMoney(penalty, price.currency) : null;
}

export function computeRefund({ penalty }: CancellationValues, price: Money): Money | null {
  const retained = parsePenalty(penalty, price);
  return retained && subtractMoney(price, retained);
}

interface ExternalCancellationFormProps {
  formId: string;
  trip: Trip;
  part: ExternalPart;
  dialog: OpenDialog<'cancelling'>;
  onCancel: (cancellation: ExternalCancellation) => void;
}

const FAULT_TEXTS = {
  required: msg`Required`,
  amount: msg`Enter an amount, such as 128.50.`,
  abovePrice: msg`It can't be more than the price.`,
} satisfies Record<CancellationFault, MessageDescriptor>;

function ExternalCancellationForm(props: ExternalCancellationFormProps) {
  const { formId, trip, part, dialog, onCancel } = props;
  const { t } = useLingui();
  const price = part.price.asked;
  const { currency } = price;
  const { form, values, faults, change, submit } = useBookingForm<
    CancellationValues,
    CancellationField,
    CancellationFault
  >({ initial: { reason: '', penalty: '' }, findFaults: (own) => cancellationFaults(own, price) });
  const messageOf = (field: CancellationField) => faults[field] && t(FAULT_TEXTS[faults[field]]);
  const refund = computeRefund(values, price);
  const send = ({ reason, penalty }: CancellationValues) => {
    const retained = parsePenalty(penalty, price);
    if (retained) onCancel({ reason: reason.trim(), penalty: retained });
  };
  return (
    <RecordForm form={form} formId={formId} trip={trip} dialog={dialog} onSubmit={() => submit(send)}>
      <Textarea
        variant="standard"
        label={t`Why is it cancelled?`}
        description={t`The travellers read it.`}
        rows={2}
        maxLength={500}
        value={values.reason}
        error={messageOf('reason')}
        onChange={({ currentTarget }) => change('reason', { reason: currentTarget.value })}
      />
      <TextInput
        variant="standard"
        label={t`Kept by the supplier, ${currency}`}
        description={t`0 when the cancellation costs nothing`}
        inputMode="decimal"
        maxLength={16}
        autoComplete="off"
        value={values.penalty}
        error={messageOf('penalty')}
        onChange={({ currentTarget }) => change('penalty', { penalty: currentTarget.value })}
      />
      <AmountList aria-live="polite">
        <Amount name={<Trans>Price</Trans>}>{formatMoney(price)}</Amount>
        <Amount name={<Trans>Refunded</Trans>}>{refund ? formatMoney(refund) : '–'}</Amount>
      </AmountList>
    </RecordForm>
  );
}

interface CloseDialogProps {
  trip: Trip;
  agency: AgencyProps;
}

function CloseDialog({ trip, agency }: CloseDialogProps) {
  const formId = useId();
  const { dialog, onLeave } = agency;
  const open = dialog.state === 'closing' ? dialog : null;
  const side = findSide(trip, agency.self);
  return (
    <FormDialog
      open={open !== null}
      title={side === 'agency' ? <Trans>Close the request?</Trans> : <Trans>Withdraw the request?</Trans>}
      formId={formId}
      submitLabel={side === 'agency' ? <Trans>Close it</Trans> : <Trans>Withdraw it</Trans>}
      destructive={side === 'travelers'}
      sending={open?.sending === true}
      onLeave={onLeave}
    >
      {open ? (
        <CloseForm formId={formId} trip={trip} side={side} dialog={open} onClose={agency.onClose} />
      ) : null}
    </FormDialog>
  );
}

interface CloseFormProps extends Pick<AgencyProps, 'onClose'> {
  formId: string;
  trip: Trip;
  side: Side;
  dialog: OpenDialog<'closing'>;
}

function CloseForm({ formId, trip, side, dialog, onClose }: CloseFormProps) {
  const { t } = useLingui();
  const form = useAppForm({
    initialValues: { reason: '' },
    validate: ({ reason }) => (reason.trim() === '' ? { reason: t`Required` } : {}),
    pending: dialog.sending,
    onSubmit: ({ reason }) => onClose(reason.trim()),
  });
  return (
    <form id={formId} className={classes.form} {...form.formProps}>
      <SendingNotices trip={trip} changed={dialog.changed} refusal={dialog.refusal} />
      <p>{renderConsequence(trip)}</p>
      <Textarea
        variant="standard"
        label={side === 'agency' ? t`Why is it closed?` : t`Why is it withdrawn?`}
        description={side === 'agency' ? t`The travellers read it.` : t`The agency reads it.`}
        rows={2}
        maxLength={LONGEST_REASON}
        key={form.key('reason')}
        {...form.getInputProps('reason')}
      />
    </form>
  );
}

function renderConsequence(trip: Trip): ReactNode {
  const { booked } = partsByOutcome(trip);
  const names = booked.map(partName).join(', ');
  return names === '' ? (
    <Trans>Nothing is booked for it, so the trip is cancelled. Nothing has to be paid.</Trans>
  ) : (
    <Trans>What is booked stays booked: {names}.</Trans>
  );
}
