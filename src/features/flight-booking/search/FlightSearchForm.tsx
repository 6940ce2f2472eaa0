import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Checkbox, Group, NativeSelect } from '@mantine/core';
import { lazy, type Ref, Suspense } from 'react';
import type { BookingTraveler } from '#domain/booking/flow-types.ts';
import type { EnumEntry, ServiceClass } from '#domain/contract.ts';
import { changeFlightType } from '#domain/flight-booking/criteria-legs.ts';
import { DEFAULT_SERVICE_CLASS, type FlightCriteria } from '#domain/flight-booking/flight-criteria.ts';
import type { ColleagueList } from '../../../components/booking/ColleaguePicker.tsx';
import { MoreFields } from '../../../components/booking/MoreFields.tsx';
import { PurposeField } from '../../../components/booking/PurposeField.tsx';
import bar from '../../../components/booking/SearchBar.module.css';
import { SegmentedChoice } from '../../../components/booking/SegmentedChoice.tsx';
import { TravelersField } from '../../../components/booking/TravelersField.tsx';
import { Surface } from '../../../components/Page.tsx';
import { DAY_PART_TEXTS } from '../day-part-texts.ts';
import classes from './FlightSearch.module.css';
import { LegList } from './LegList.tsx';
import { OneRoute, TimesOfDay } from './OneRoute.tsx';
import type { AirportsOfForm, FieldsProps } from './search-fields.ts';
import type { SearchFault } from './search-values.ts';
import { useSearchForm } from './use-search-form.ts';

export interface FlightSearchFormProps extends Pick<AirportsOfForm, 'find' | 'known' | 'home'> {
  criteria: FlightCriteria;
  now: string;
  purposes: readonly EnumEntry[] | null;
  serviceClasses: readonly EnumEntry[];
  airlines: readonly EnumEntry[];
  colleagues: ColleagueList | null;
  chosen?: readonly BookingTraveler[];
  onWrite: (criteria: FlightCriteria) => void;
  onSubmit: (criteria: FlightCriteria) => void;
  onCompare?: (criteria: FlightCriteria) => void;
}

interface FormProps extends FlightSearchFormProps {
  compareButton?: Ref<HTMLButtonElement>;
}

export function FlightSearchForm(props: FormProps) {
  const { criteria, now, find, known, home, colleagues, chosen, compareButton } = props;
  const { onWrite, onSubmit, onCompare } = props;
  const { t } = useLingui();
  const search = useSearchForm({ criteria, home, now, onWrite });
  const { values, change, rearrange, faults } = search;
  const messages = Object.fromEntries(
    Object.entries(faults).flatMap(([field, fault]) => (fault ? [[field, t(FAULT_TEXTS[fault])]] : [])),
  ) satisfies FieldsProps['messages'];
  const fields = { values, change, messages };
  const airports = { ...search.airports, find, known, home };
  const isMultiCity = values.flightType === 'multiCity';
  const types = [
    { value: 'oneWay', label: t`One way` },
    { value: 'roundTrip', label: t`Round trip` },
    { value: 'multiCity', label: t`Multi city` },
  ] as const;
  const route = { ...fields, airports, now, rearrange };
  return (
    <Surface>
      <form
        data-fields="true"
        ref={search.form}
        aria-label={t`Flight search`}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          search.submit(onSubmit);
        }}
      >
        <Group className={bar.top} gap="12px 24px" justify="space-between" align="end">
          {chosen ? null : (
            <TravelersField
              travelers={values.travelers}
              colleagues={colleagues}
              error={messages.travelers}
              onChange={(travelers) => change(['travelers'], () => ({ travelers }))}
            />
          )}
          <SegmentedChoice
            label={t`Trip type`}
            options={types}
            value={values.flightType}
            onChange={(flightType) => rearrange((current) => changeFlightType(current, flightType))}
          />
        </Group>
        {isMultiCity ? <LegList {...route} /> : null}
        <div className={bar.line}>
          {isMultiCity ? null : <OneRoute {...route} />}
          <Button type="submit" className={bar.submit ?? ''} mod="touch">
            <Trans>Search flights</Trans>
          </Button>
        </div>
        <MoreFields
          set={setWishes(props, values).map((wish) => (typeof wish === 'string' ? wish : t(wish)))}
          aside={
            isMultiCity || !onCompare ? null : (
              <Button ref={compareButton} variant="default" onClick={() => search.submit(onCompare)}>
                <Trans>Compare dates</Trans>
              </Button>
            )
          }
        >
          {isMultiCity ? null : <TimesOfDay {...fields} />}
          <WishFields {...props} {...fields} />
        </MoreFields>
      </form>
    </Surface>
  );
}

const FAULT_TEXTS = {
  required: msg`Required`,
  airportNotChosen: msg`Choose an airport from the list.`,
  sameAirport: msg`This is where you depart.`,
  past: msg`This day is over at the airport.`,
  tooFar: msg`Airlines don't sell seats for this day yet.`,
  returnBeforeDeparture: msg`The return can't be before the departure.`,
  outOfOrder: msg`It can't be before the flight above.`,
  tooManyTravelers: msg`At most nine travellers can be booked together.`,
} satisfies Record<SearchFault, MessageDescriptor>;

interface WishFieldsProps extends FieldsProps {
  purposes: readonly EnumEntry[] | null;
  serviceClasses: readonly EnumEntry[];
  airlines: readonly EnumEntry[];
}

/** Folded at first. */
const AirlinesField = lazy(async () => ({ default: (await import('./AirlinesField.tsx')).AirlinesField }));

function WishFields(props: WishFieldsProps) {
  const { values, change, purposes, serviceClasses, airlines } = props;
  const { t } = useLingui();
  return (
    <>
      <NativeSelect
        variant="standard"
        label={t`Service class`}
        data={serviceClasses.map(({ id, label }) => ({ value: id, label }))}
        value={values.serviceClass}
        // The category has the classes of the contract.
        onChange={({ currentTarget: { value } }) =>
          change([], () => ({ serviceClass: value as ServiceClass }))
        }
      />
      <PurposeField
        purposes={purposes}
        value={values.purpose}
        onChange={(purpose) => change([], () => ({ purpose }))}
      />
      <Suspense fallback={null}>
        <AirlinesField
          airlines={airlines}
          value={values.airlines}
          onChange={(chosen) => change([], () => ({ airlines: chosen }))}
        />
      </Suspense>
      <Checkbox
        className={classes.direct ?? ''}
        label={<Trans>Direct flights only</Trans>}
        checked={values.directOnly}
        onChange={({ currentTarget: { checked } }) => change([], () => ({ directOnly: checked }))}
      />
    </>
  );
}

type Wishes = Pick<FlightSearchFormProps, 'purposes' | 'serviceClasses' | 'airlines'>;

function setWishes({ purposes, serviceClasses, airlines }: Wishes, values: FlightCriteria) {
  const { flightType, legs, returnTime, serviceClass, directOnly, purpose } = values;
  const times =
    flightType === 'multiCity' ? [] : [legs[0]?.departureTime, flightType === 'roundTrip' && returnTime];
  const wishes: (string | MessageDescriptor | undefined)[] = [
    serviceClass === DEFAULT_SERVICE_CLASS ? undefined : labelOf(serviceClasses, serviceClass),
    ...times.map((time) => (time ? DAY_PART_TEXTS[time] : undefined)),
    ...values.airlines.map((code) => labelOf(airlines, code) ?? code),
    directOnly ? msg`Direct flights only` : undefined,
    labelOf(purposes, purpose),
  ];
  return wishes.filter((wish) => wish !== undefined);
}

function labelOf(entries: readonly EnumEntry[] | null, id: string): string | undefined {
  return entries?.find((entry) => entry.id === id)?.label;
}
