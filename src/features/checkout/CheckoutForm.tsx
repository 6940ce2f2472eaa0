import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { amountDue } from '#domain/checkout/amount-due.ts';
import { type AskedPassenger, askedPassengers } from '#domain/checkout/asked-passengers.ts';
import type { CheckoutInfo } from '#domain/checkout/checkout-info.ts';
import { type CheckoutPart, lastDayOf, levelsOf, totalOf } from '#domain/checkout/checkout-part.ts';
import { levelsWithoutApprover } from '#domain/checkout/levels-without-approver.ts';
import type { CheckoutTerms, EnumEntry } from '#domain/contract.ts';
import { addMoney } from '#domain/money.ts';
import { needsReason } from '#domain/policy/needs-reason.ts';
import { BookingLayout } from '../../components/booking/BookingLayout.tsx';
import { Price } from '../../components/booking/Price.tsx';
import { type Repriced, RepricingDialog } from '../../components/booking/RepricingDialog.tsx';
import { Notice } from '../../components/Notice.tsx';
import { Spinner } from '../../components/Spinner.tsx';
import { formatMoney } from '../../i18n/money-format.ts';
import classes from './Checkout.module.css';
import { CheckoutSummary } from './CheckoutSummary.tsx';
import { PurposeSection, ReasonSection, ReferencesSection } from './DetailsSections.tsx';
import type { PassengerChoices } from './PassengerFields.tsx';
import { PaymentSection } from './PaymentSection.tsx';
import { TravelersSection } from './TravelersSection.tsx';
import {
  type CheckoutForm as CheckoutFormState,
  type KeepInProfiles,
  useCheckoutForm,
} from './use-checkout-form.ts';

export interface CheckoutFormProps {
  terms: CheckoutTerms;
  parts: readonly CheckoutPart[];
  /** What the form begins with. */
  info: CheckoutInfo;
  /** The category trippurposes. */
  purposes: readonly EnumEntry[];
  /** The category creditcards. */
  cardBrands: readonly EnumEntry[];
  /** The categories genders, countries and flightloyalty, for those who fly. */
  passengerChoices: PassengerChoices;
  /** An instant. */
  now: string;
  /** The price is asked again, or the order is under way. */
  progress: 'resting' | 'pricing' | 'submitting';
  /** Why the order was not taken, in words. */
  refusal: string | null;
  /** What has become of the choice when it was priced once more; null as long as nothing has to be asked. */
  repriced: Repriced | null;
  /** What is missing of the options that were chosen, each in words. */
  lostExtras: readonly string[];
  onEdit: (info: CheckoutInfo) => void;
  onSubmit: (info: CheckoutInfo) => void;
  onKeepInProfiles: KeepInProfiles | null;
  onAccept: () => void;
  onPickAnother: () => void;
  onLeave: () => void;
}

export function CheckoutForm(props: CheckoutFormProps) {
  const { terms, parts, info, now, progress, repriced, lostExtras } = props;
  const { onEdit, onSubmit, onKeepInProfiles, onAccept, onPickAnother, onLeave } = props;
  const formId = useId();
  const levels = levelsOf(parts);
  const total = totalOf(parts);
  const endsOn = lastDayOf(parts);
  const passengers = askedPassengers(parts);
  const reasonNeeded = parts.some(({ priced }) => needsReason(priced.verdict));
  const isStuck = levelsWithoutApprover(levels, terms.approvers).length > 0;
  const locked = isStuck || progress !== 'resting';
  const form = useCheckoutForm({
    terms,
    endsOn,
    needsReason: reasonNeeded,
    passengers,
    today: now.slice(0, 10),
    info,
    locked,
    onEdit,
    onSubmit,
    onKeepInProfiles,
  });
  return (
    <BookingLayout
      summary={<CheckoutSummary parts={parts} terms={terms} now={now} />}
      total={
        <>
          <strong>
            <Trans>Total</Trans>
          </strong>
          <Price asked={amountDue(total, terms.bookingFee)} size="lg" note={<OnTheSpot parts={parts} />} />
        </>
      }
      action={
        <Action {...{ formId, progress, isStuck }} limits={terms.limits} needsApproval={levels.length > 0} />
      }
    >
      <Fields
        {...props}
        form={form}
        formId={formId}
        endsOn={endsOn}
        passengers={passengers}
        needsReason={reasonNeeded}
      />
      <RepricingDialog
        outcome={repriced}
        lostExtras={lostExtras}
        anotherLabel={<Trans>Back to the choice</Trans>}
        {...{ onAccept, onPickAnother, onLeave }}
      />
    </BookingLayout>
  );
}

function OnTheSpot({ parts }: { parts: readonly CheckoutPart[] }) {
  const [first, ...others] = parts.flatMap(({ priced }) =>
    priced.lines.filter(({ onSite, amount }) => onSite && amount.amount > 0).map(({ amount }) => amount),
  );
  if (!first || others.some(({ currency }) => currency !== first.currency)) return null;
  const amount = formatMoney(others.reduce(addMoney, first));
  return <Trans>plus {amount} on the spot</Trans>;
}

interface FieldsProps
  extends Pick<
    CheckoutFormProps,
    'terms' | 'purposes' | 'cardBrands' | 'passengerChoices' | 'refusal' | 'onKeepInProfiles'
  > {
  form: CheckoutFormState;
  formId: string;
  endsOn: string;
  passengers: readonly AskedPassenger[];
  needsReason: boolean;
}

function Fields(props: FieldsProps) {
  const { form, formId, endsOn, passengers, needsReason, terms, purposes, cardBrands, refusal } = props;
  const { t } = useLingui();
  return (
    <form
      id={formId}
      ref={form.form}
      aria-label={t`Checkout`}
      className={classes.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        form.submit();
      }}
    >
      {refusal === null ? null : <Notice kind="error">{refusal}</Notice>}
      <TravelersSection
        travelers={terms.travelers}
        passengers={passengers}
        choices={props.passengerChoices}
        mayKeepInProfiles={props.onKeepInProfiles !== null}
        form={form}
      />
      <PaymentSection terms={terms} endsOn={endsOn} form={form} cardBrands={cardBrands} />
      <ReferencesSection fields={terms.referenceFields} form={form} />
      <PurposeSection purposes={purposes} form={form} />
      {needsReason ? <ReasonSection form={form} /> : null}
    </form>
  );
}

interface ActionProps {
  formId: string;
  progress: CheckoutFormProps['progress'];
  limits: CheckoutTerms['limits'];
  needsApproval: boolean;
  /** Nobody is left who could approve it. */
  isStuck: boolean;
}

/** Says what will happen, and how far it has come; or why it can't. */
function Action({ formId, progress, limits, needsApproval, isStuck }: ActionProps) {
  const textId = useId();
  const busy = progress !== 'resting';
  return (
    <>
      <Button
        type="submit"
        form={formId}
        fullWidth
        size="md"
        aria-disabled={busy || isStuck}
        aria-describedby={textId}
        leftSection={busy ? <Spinner size={18} /> : null}
      >
        {needsApproval ? <Trans>Send for approval</Trans> : <Trans>Book now</Trans>}
      </Button>
      <p id={textId} role="status" className={isStuck ? undefined : classes.dimmed}>
        {isStuck ? (
          <Trans>
            This cannot be sent: nobody is left in your company who could approve it. Ask your travel
            administration to name an approver, then reload this page.
          </Trans>
        ) : (
          progressText(progress, limits)
        )}
      </p>
    </>
  );
}

function progressText(
  progress: CheckoutFormProps['progress'],
  { tolerancePercent }: CheckoutTerms['limits'],
): ReactNode {
  switch (progress) {
    case 'pricing':
      return <Trans>Asking for the price once more</Trans>;
    case 'submitting':
      return <Trans>Sending the order</Trans>;
    case 'resting':
      return tolerancePercent === 0 ? (
        <Trans>
          The price is asked once more before anything is booked. If it is higher, we ask you first.
        </Trans>
      ) : (
        <Trans>
          The price is asked once more before anything is booked. If it is more than {tolerancePercent} %
          higher, we ask you first.
        </Trans>
      );
  }
}
