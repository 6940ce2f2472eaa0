import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Textarea, TextInput } from '@mantine/core';
import type { ExternalCancellation, ExternalPart, Trip } from '#domain/contract.ts';
import { useBookingForm } from '../../../booking/use-booking-form.ts';
import { formatMoney } from '../../../i18n/format.ts';
import type { OpenDialog } from './agency.ts';
import {
  type CancellationFault,
  type CancellationField,
  type CancellationValues,
  cancellationFaults,
  computeRefund,
  parsePenalty,
} from './external-cancellation-values.ts';
import classes from './OfflineForm.module.css';
import { RecordForm } from './RecordForm.tsx';

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

export function ExternalCancellationForm(props: ExternalCancellationFormProps) {
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
      <dl className={classes.costs} aria-live="polite">
        <div>
          <dt>
            <Trans>Price</Trans>
          </dt>
          <dd>{formatMoney(price)}</dd>
        </div>
        <div>
          <dt>
            <Trans>Refunded</Trans>
          </dt>
          <dd>{refund ? formatMoney(refund) : '–'}</dd>
        </div>
      </dl>
    </RecordForm>
  );
}
