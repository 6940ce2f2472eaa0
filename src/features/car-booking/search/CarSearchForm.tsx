import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Checkbox, Group, NativeSelect } from '@mantine/core';
import type { BookingTraveler } from '#domain/booking/flow-types.ts';
import {
  type CarCriteria,
  DEFAULT_DRIVER_AGE,
  GROWN_UP_DRIVER_AGE,
  YOUNGEST_DRIVER_AGE,
} from '#domain/car-booking/car-criteria.ts';
import type { CarStation, EnumEntry } from '#domain/contract.ts';
import { wordFaults } from '../../../booking/use-booking-form.ts';
import type { ColleagueList } from '../../../components/booking/ColleaguePicker.tsx';
import { DriverField } from '../../../components/booking/DriverField.tsx';
import { MoreFields } from '../../../components/booking/MoreFields.tsx';
import { PurposeField } from '../../../components/booking/PurposeField.tsx';
import bar from '../../../components/booking/SearchBar.module.css';
import { Surface } from '../../../components/Page.tsx';
import { PlaceField } from '../../../components/places/PlaceField.tsx';
import type { PlaceLookup } from '../../../components/places/place-lookup.ts';
import classes from './CarSearch.module.css';
import type { FieldsProps, ForBothPlaces, PlacesOfForm } from './search-fields.ts';
import type { SearchFault } from './search-values.ts';
import { useSearchForm } from './use-search-form.ts';
import { WhenFields } from './WhenFields.tsx';

export interface CarSearchFormProps {
  criteria: CarCriteria;
  /** In the time of the company, `yyyy-MM-dd`. */
  today: string;
  now: string;
  lookups: ForBothPlaces<PlaceLookup>;
  /** Null while they are not known. */
  stations: ForBothPlaces<readonly CarStation[] | null>;
  purposes: readonly EnumEntry[] | null;
  colleagues: ColleagueList | null;
  /** The people who were chosen before the search; the form does not ask for them again. */
  chosen?: readonly BookingTraveler[];
  onWrite: (criteria: CarCriteria) => void;
  onSubmit: (criteria: CarCriteria) => void;
}

export function CarSearchForm(props: CarSearchFormProps) {
  const { criteria, today, now, lookups, stations, purposes, colleagues, chosen, onWrite, onSubmit } = props;
  const { t } = useLingui();
  const zone = stations.pickUp?.[0]?.zone ?? null;
  const search = useSearchForm({ criteria, lookups, zone, now, onWrite, onSubmit });
  const { values, change, faults } = search;
  const messages: FieldsProps['messages'] = wordFaults(faults, (fault) => t(FAULT_TEXTS[fault]));
  const fields = { values, change, messages };
  const { driverAge } = values;
  const set = [
    driverAge < GROWN_UP_DRIVER_AGE ? t`Driver aged ${driverAge}` : undefined,
    purposes?.find(({ id }) => id === values.purpose)?.label,
  ];
  return (
    <Surface>
      <form
        data-fields="true"
        ref={search.form}
        aria-label={t`Car search`}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          search.submit();
        }}
      >
        <Group className={bar.top} gap="12px 24px" justify="space-between" align="end">
          {chosen ? (
            <ChosenDriver {...fields} chosen={chosen} />
          ) : (
            <DriverField
              driver={values.travelers[0] ?? null}
              colleagues={colleagues}
              error={messages.driver}
              onChange={(driver) => change('driver', { travelers: [driver] })}
            />
          )}
          <Checkbox
            label={<Trans>Different drop-off location</Trans>}
            checked={!values.dropOffAtPickUp}
            onChange={(event) => change('dropOff', { dropOffAtPickUp: !event.currentTarget.checked })}
          />
        </Group>
        <WhereFields {...fields} {...search.where} />
        <WhenFields {...fields} today={today} stations={stations}>
          <Button type="submit" className={bar.submit ?? ''} mod="touch">
            <Trans>Search cars</Trans>
          </Button>
        </WhenFields>
        <MoreFields set={set.filter((words) => words !== undefined)}>
          <AgeField {...fields} />
          <PurposeField
            purposes={purposes}
            value={values.purpose}
            onChange={(purpose) => change(null, { purpose })}
          />
        </MoreFields>
      </form>
    </Surface>
  );
}

const FAULT_TEXTS = {
  required: msg`Required`,
  placeNotChosen: msg`Choose a place from the list.`,
  pickUpPast: msg`It is already later than that there.`,
  dropOffTooEarly: msg`It has to be after the pick-up.`,
  rentalTooLong: msg`A car can be rented for 30 days at most.`,
} satisfies Record<SearchFault, MessageDescriptor>;

function ChosenDriver({ values, change, chosen }: FieldsProps & { chosen: readonly BookingTraveler[] }) {
  const { t } = useLingui();
  if (chosen.length === 1) return null;
  return (
    <NativeSelect
      variant="standard"
      label={t`Driver`}
      data={chosen.map(({ _id, firstName, lastName }) => ({ value: _id, label: `${firstName} ${lastName}` }))}
      value={values.travelers[0]?._id}
      onChange={(event) => {
        const id = event.currentTarget.value;
        change('driver', { travelers: chosen.filter(({ _id }) => _id === id) });
      }}
    />
  );
}

const YOUNG_AGES = Array.from(
  { length: GROWN_UP_DRIVER_AGE - YOUNGEST_DRIVER_AGE },
  (_, years) => GROWN_UP_DRIVER_AGE - 1 - years,
);

function AgeField({ values, change }: FieldsProps) {
  const { t } = useLingui();
  const isYoung = values.driverAge < GROWN_UP_DRIVER_AGE;
  return (
    <NativeSelect
      variant="standard"
      label={t`Driver's age`}
      description={isYoung ? t`Young drivers pay a surcharge and can't rent every car.` : undefined}
      data={[
        { value: String(DEFAULT_DRIVER_AGE), label: t`${GROWN_UP_DRIVER_AGE} or older` },
        ...YOUNG_AGES.map(String),
      ]}
      value={String(isYoung ? values.driverAge : DEFAULT_DRIVER_AGE)}
      onChange={(event) => change(null, { driverAge: Number(event.currentTarget.value) })}
    />
  );
}

function WhereFields({ values, messages, lookups, firstProposals }: FieldsProps & PlacesOfForm) {
  const { t } = useLingui();
  const placeholder = t`City, airport, hotel or company location`;
  return (
    <div className={classes.where} data-columns="true">
      <PlaceField
        label={t`Pick-up location`}
        placeholder={placeholder}
        error={lookups.pickUp.state === 'located' ? undefined : messages.pickUp}
        lookup={lookups.pickUp}
        firstProposal={firstProposals.pickUp}
      />
      {values.dropOffAtPickUp ? null : (
        <PlaceField
          label={t`Drop-off location`}
          placeholder={placeholder}
          error={lookups.dropOff.state === 'located' ? undefined : messages.dropOff}
          lookup={lookups.dropOff}
          firstProposal={firstProposals.dropOff}
        />
      )}
    </div>
  );
}
