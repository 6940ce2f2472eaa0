import '@mantine/core/styles/Combobox.layer.css';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Checkbox, NativeSelect, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { lazy, Suspense } from 'react';
import type { ExternalBookingRequest, ExternalService, Trip } from '#domain/contract.ts';
import { useBookingForm } from '../../../booking/use-booking-form.ts';
import { SERVICE_WORDS, SERVICES } from '../../../components/trip-status/service-words.ts';
import type { AgencyProps, OpenDialog } from './agency.ts';
import { RecordForm } from './FormDialog.tsx';
import classes from './OfflineForm.module.css';
import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import { parseMoney } from '#domain/money.ts';
import type { DateRange } from '../../../components/booking/date-range.ts';
import { fullName } from '../../../components/trip-status/full-name.ts';

interface ExternalBookingValues {
  service: ExternalService;
  supplier: string;
  locator: string;
  dates: DateRange;
  amount: string;
  currency: string;
  travelers: readonly string[];
  notes: string;
}

type ExternalBookingField = Exclude<keyof ExternalBookingValues, 'service' | 'currency' | 'notes'>;
type ExternalBookingFault = 'required' | 'past' | 'amount';

export function firstBooking(trip: Trip, currency: string): ExternalBookingValues {
  const { request, startsOn, endsOn, travelers } = trip;
  return {
    service: request?.kinds[0] ?? 'other',
    supplier: '',
    locator: '',
    dates: { from: request?.startsOn ?? startsOn, to: request?.endsOn ?? endsOn },
    amount: '',
    currency,
    travelers: travelers.map(({ _id }) => _id),
    notes: '',
  };
}

export function bookingFaults(
  values: ExternalBookingValues,
  today: string,
): Partial<Record<ExternalBookingField, ExternalBookingFault>> {
  const { supplier, locator, dates, amount, currency, travelers } = values;
  const isEmpty = {
    supplier: supplier.trim() === '',
    locator: locator.trim() === '',
    dates: dates.from === '' || dates.to === '',
    amount: amount.trim() === '',
    travelers: travelers.length === 0,
  } satisfies Record<ExternalBookingField, boolean>;
  const faults: Partial<Record<ExternalBookingField, ExternalBookingFault>> = Object.fromEntries(
    Object.entries(isEmpty).flatMap(([field, empty]) => (empty ? [[field, 'required']] : [])),
  );
  return {
    ...faults,
    ...(!isEmpty.dates && dates.from < today && { dates: 'past' }),
    ...(!isEmpty.amount && parseMoney(amount, currency) === null && { amount: 'amount' }),
  };
}

export function toBookingRequest(values: ExternalBookingValues, trip: Trip): ExternalBookingRequest | null {
  const { service, supplier, locator, dates, amount, currency, travelers, notes } = values;
  const price = parseMoney(amount, currency);
  if (price === null) return null;
  const isForAll = travelers.length === trip.travelers.length;
  return {
    service,
    supplier: supplier.trim(),
    locator: locator.trim(),
    startsOn: dates.from,
    endsOn: dates.to,
    price,
    notes: notes.trim() !== '' ? notes.trim() : undefined,
    travelers: !isForAll ? [...travelers] : undefined,
  };
}

/** Few readers of a trip need its calendar. */
const TripDatesField = lazy(async () => ({
  default: (await import('../../../components/booking/TripDatesField.tsx')).TripDatesField,
}));

interface ExternalBookingFormProps {
  formId: string;
  trip: Trip;
  dialog: OpenDialog<'booking'>;
  agency: AgencyProps;
}

const FAULT_TEXTS = {
  required: msg`Required`,
  past: msg`The first day has passed. Choose the dates again.`,
  amount: msg`Enter an amount, such as 128.50.`,
} satisfies Record<ExternalBookingFault, MessageDescriptor>;

export function ExternalBookingForm({ formId, trip, dialog, agency }: ExternalBookingFormProps) {
  const { t } = useLingui();
  const { currencies, currency, today, onBook } = agency;
  const { form, values, faults, change, submit } = useBookingForm({
    initial: firstBooking(trip, currency),
    findFaults: (own: ExternalBookingValues) => bookingFaults(own, today),
  });
  const messageOf = (field: ExternalBookingField) => faults[field] && t(FAULT_TEXTS[faults[field]]);
  const send = (own: ExternalBookingValues) => {
    const booking = toBookingRequest(own, trip);
    if (booking) onBook(booking);
  };
  return (
    <RecordForm form={form} formId={formId} trip={trip} dialog={dialog} onSubmit={() => submit(send)}>
      <p>
        <Trans>
          Enter what is already booked at its supplier. The policy judges the price; no supplier is asked.
        </Trans>
      </p>
      <div className={classes.columns} data-columns="true">
        <NativeSelect
          variant="standard"
          label={t`What it is`}
          data={SERVICES.map((value) => ({ value, label: t(SERVICE_WORDS[value]) }))}
          value={values.service}
          // The choices of the field are the services.
          onChange={({ currentTarget }) => change(null, { service: currentTarget.value as ExternalService })}
        />
        <TextInput
          variant="standard"
          label={t`Supplier`}
          maxLength={120}
          autoComplete="off"
          value={values.supplier}
          error={messageOf('supplier')}
          onChange={({ currentTarget }) => change('supplier', { supplier: currentTarget.value })}
        />
        <TextInput
          variant="standard"
          label={t`Booking number`}
          maxLength={60}
          autoComplete="off"
          value={values.locator}
          error={messageOf('locator')}
          onChange={({ currentTarget }) => change('locator', { locator: currentTarget.value })}
        />
        <Suspense fallback={null}>
          <TripDatesField
            value={values.dates}
            today={today}
            error={messageOf('dates')}
            onChange={(dates) => change('dates', { dates })}
          />
        </Suspense>
        <PriceFields
          values={values}
          currencies={currencies}
          error={messageOf('amount')}
          onChange={(changes) => change('amount', changes)}
        />
      </div>
      {trip.travelers.length > 1 ? (
        <TravelersChoice
          travelers={trip.travelers}
          chosen={values.travelers}
          error={messageOf('travelers')}
          onChange={(travelers) => change('travelers', { travelers })}
        />
      ) : null}
      <Textarea
        variant="standard"
        label={t`What the travellers need to know (optional)`}
        rows={2}
        maxLength={1000}
        value={values.notes}
        onChange={({ currentTarget }) => change(null, { notes: currentTarget.value })}
      />
    </RecordForm>
  );
}

interface PriceFieldsProps {
  values: Pick<ExternalBookingValues, 'amount' | 'currency'>;
  currencies: AgencyProps['currencies'];
  error: string | undefined;
  onChange: (changes: Partial<Pick<ExternalBookingValues, 'amount' | 'currency'>>) => void;
}

function PriceFields({ values, currencies, error, onChange }: PriceFieldsProps) {
  const { t } = useLingui();
  return (
    <>
      <TextInput
        variant="standard"
        label={t`Price, with taxes and fees`}
        inputMode="decimal"
        maxLength={16}
        autoComplete="off"
        value={values.amount}
        error={error}
        onChange={({ currentTarget }) => onChange({ amount: currentTarget.value })}
      />
      <NativeSelect
        variant="standard"
        label={t`Currency`}
        data={currencies.map(({ id, label }) => ({ value: id, label: `${id}, ${label}` }))}
        value={values.currency}
        onChange={({ currentTarget }) => onChange({ currency: currentTarget.value })}
      />
    </>
  );
}

interface TravelersChoiceProps {
  travelers: Trip['travelers'];
  chosen: readonly string[];
  error: string | undefined;
  onChange: (chosen: string[]) => void;
}

function TravelersChoice({ travelers, chosen, error, onChange }: TravelersChoiceProps) {
  const ids = travelers.map(({ _id }) => _id);
  return (
    <Stack component="fieldset" gap="xs">
      <Text component="legend" c="dimmed" fz="sm">
        <Trans>Travellers</Trans>
      </Text>
      {travelers.map((traveler) => (
        <Checkbox
          key={traveler._id}
          label={fullName(traveler)}
          checked={chosen.includes(traveler._id)}
          aria-invalid={error !== undefined}
          onChange={({ currentTarget: { checked } }) =>
            onChange(ids.filter((id) => (id === traveler._id ? checked : chosen.includes(id))))
          }
        />
      ))}
      {error ? (
        <Text role="alert" mt={4} c="var(--mantine-color-error)" fz="xs">
          {error}
        </Text>
      ) : null}
    </Stack>
  );
}
