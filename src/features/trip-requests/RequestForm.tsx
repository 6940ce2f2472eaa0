import '@mantine/core/styles/Combobox.layer.css';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Button, NativeSelect, Stack, Textarea } from '@mantine/core';
import type { EnumEntry } from '#domain/contract.ts';
import { formatDayRange } from '#domain/day-range.ts';
import { useBookingForm } from '../../booking/use-booking-form.ts';
import type { ColleagueList } from '../../components/booking/ColleaguePicker.tsx';
import { TravelersField } from '../../components/booking/TravelersField.tsx';
import { TripDatesField } from '../../components/booking/TripDatesField.tsx';
import { Notice } from '../../components/Notice.tsx';
import { FactList, Surface } from '../../components/Page.tsx';
import { Spinner } from '../../components/Spinner.tsx';
import { SERVICE_WORDS } from '../../components/trip-status/service-words.ts';
import { VisuallyHidden } from '../../components/VisuallyHidden.tsx';
import { PlacesField } from './PlacesField.tsx';
import classes from './RequestForm.module.css';
import {
  LONGEST_TEXT,
  listPlaces,
  type RequestFault,
  type RequestField,
  type RequestValues,
  requestFaults,
} from './request-values.ts';
import { ServicesField } from './ServicesField.tsx';

export interface RequestFormProps {
  first: RequestValues;
  today: string;
  purposes: readonly EnumEntry[];
  colleagues: ColleagueList | null;
  sending: boolean;
  refusal: string | null;
  onDirty: () => void;
  onSend: (values: RequestValues) => void;
}

const FAULT_TEXTS = {
  required: msg`Required`,
  past: msg`The first day has passed. Choose the dates again.`,
} satisfies Record<RequestFault, MessageDescriptor>;

export function RequestForm(props: RequestFormProps) {
  const { first, today, purposes, colleagues, sending, refusal, onDirty, onSend } = props;
  const { t } = useLingui();
  const { form, values, faults, change, submit } = useBookingForm<RequestValues, RequestField, RequestFault>({
    initial: first,
    findFaults: (own) => requestFaults(own, today),
  });
  const messageOf = (field: RequestField) => faults[field] && t(FAULT_TEXTS[faults[field]]);
  const write = (field: RequestField, changes: Partial<RequestValues>) => {
    onDirty();
    change(field, changes);
  };
  return (
    <Surface>
      <form
        ref={form}
        aria-label={t`Request to the agency`}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!sending) submit(onSend);
        }}
      >
        <Stack gap="lg">
          <TravelersField
            travelers={values.travelers}
            colleagues={colleagues}
            error={messageOf('travelers')}
            onChange={(travelers) => write('travelers', { travelers })}
          />
          <ServicesField
            kinds={values.kinds}
            error={messageOf('kinds')}
            onChange={(kinds) => write('kinds', { kinds })}
          />
          <div className={classes.columns} data-columns="true">
            <TripDatesField
              value={values.dates}
              today={today}
              error={messageOf('dates')}
              onChange={(dates) => write('dates', { dates })}
            />
            <NativeSelect
              variant="standard"
              label={t`Trip purpose`}
              data={[
                { value: '', label: t`None` },
                ...purposes.map(({ id, label }) => ({ value: id, label })),
              ]}
              value={values.purpose}
              error={messageOf('purpose')}
              onChange={({ currentTarget }) => write('purpose', { purpose: currentTarget.value })}
            />
          </div>
          <PlacesField
            places={values.places}
            error={messageOf('places.0')}
            onChange={(places) => write('places.0', { places })}
          />
          <RequestTextField
            text={values.text}
            error={messageOf('text')}
            onChange={(text) => write('text', { text })}
          />
          <RequestSummary values={values} />
          {refusal === null ? null : (
            <Notice kind="error" title={<Trans>The request was not sent</Trans>}>
              {refusal}
            </Notice>
          )}
          <div data-touch="wide">
            <Button
              type="submit"
              aria-disabled={sending}
              leftSection={sending ? <Spinner size={18} /> : null}
            >
              <Trans>Send request</Trans>
            </Button>
            <VisuallyHidden role="status">{sending ? t`Sending…` : ''}</VisuallyHidden>
          </div>
        </Stack>
      </form>
    </Surface>
  );
}

function RequestSummary({ values }: { values: RequestValues }) {
  const { t } = useLingui();
  const { travelers, kinds, dates } = values;
  const facts = [
    { name: t`For`, text: travelers.map(({ firstName, lastName }) => `${firstName} ${lastName}`).join(', ') },
    { name: t`Wanted`, text: kinds.map((kind) => t(SERVICE_WORDS[kind])).join(', ') },
    { name: t`Places`, text: listPlaces(values).join(' – ') },
    {
      name: t`Dates`,
      text: dates.from === '' || dates.to === '' ? '' : formatDayRange(dates.from, dates.to),
    },
  ];
  return (
    <section className={classes.summary} aria-label={t`What you ask for`}>
      <FactList>
        {facts.map(({ name, text }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text === '' ? <Trans>Not stated yet</Trans> : text}</dd>
          </div>
        ))}
      </FactList>
      <p>
        <Trans>
          It becomes a trip on which the agency works: it asks you, you answer, and it records what it has
          booked. Nothing is booked or paid by sending it.
        </Trans>
      </p>
    </section>
  );
}

/** From this length on, the number of characters left is shown. */
const COUNTED_FROM = LONGEST_TEXT - 400;

interface RequestTextFieldProps {
  text: string;
  error: string | undefined;
  onChange: (text: string) => void;
}

function RequestTextField({ text, error, onChange }: RequestTextFieldProps) {
  const { t } = useLingui();
  const remaining = LONGEST_TEXT - text.length;
  return (
    <div>
      <Textarea
        variant="standard"
        label={t`What do you need?`}
        description={t`Times, class, seats, how many rooms, what a visa is for: everything the agency needs to know.`}
        rows={6}
        maxLength={LONGEST_TEXT}
        value={text}
        error={error}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      <p role="status">
        {text.length >= COUNTED_FROM ? (
          <Plural value={remaining} one="# character left" other="# characters left" />
        ) : null}
      </p>
    </div>
  );
}
