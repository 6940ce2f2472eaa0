import '@mantine/core/styles/Combobox.layer.css';
import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, NativeSelect } from '@mantine/core';
import type { BookingTraveler } from '#domain/booking/flow-types.ts';
import type { BookingLocations, EnumEntry } from '#domain/contract.ts';
import { DEFAULT_HOTEL_RADIUS, type HotelCriteria } from '#domain/hotel-booking/hotel-criteria.ts';
import { wordFaults } from '../../../booking/use-booking-form.ts';
import type { ColleagueList } from '../../../components/booking/ColleaguePicker.tsx';
import { MoreFields } from '../../../components/booking/MoreFields.tsx';
import { PurposeField } from '../../../components/booking/PurposeField.tsx';
import bar from '../../../components/booking/SearchBar.module.css';
import { StayDatesField } from '../../../components/booking/StayDatesField.tsx';
import { TravelersField } from '../../../components/booking/TravelersField.tsx';
import { Surface } from '../../../components/Page.tsx';
import type { PlaceLookup } from '../../../components/places/place-lookup.ts';
import type { SearchFault } from './search-values.ts';
import { useSearchForm } from './use-search-form.ts';
import { type FieldsProps, RadiusField, WhereChoice, WhereField } from './WhereFields.tsx';

export interface HotelSearchFormProps {
  criteria: HotelCriteria;
  /** In the time of the company, `yyyy-MM-dd`. */
  today: string;
  places: BookingLocations;
  lookup: PlaceLookup;
  purposes: readonly EnumEntry[] | null;
  colleagues: ColleagueList | null;
  chosen?: readonly BookingTraveler[];
  onWrite: (criteria: HotelCriteria) => void;
  onSubmit: (criteria: HotelCriteria) => void;
}

export function HotelSearchForm(props: HotelSearchFormProps) {
  const { criteria, today, places, lookup, purposes, colleagues, chosen, onWrite, onSubmit } = props;
  const { t } = useLingui();
  const search = useSearchForm({ criteria, lookup, onWrite, onSubmit });
  const { values, change, faults } = search;
  const messages: FieldsProps['messages'] = wordFaults(faults, (fault) => t(FAULT_TEXTS[fault]));
  const fields = { values, change, messages };
  const { radius, rooms } = values;
  const set = [
    radius === String(DEFAULT_HOTEL_RADIUS)
      ? undefined
      : places.unit === 'km'
        ? t`${radius} km`
        : t`${radius} mi`,
    rooms > 1 ? t`${plural(rooms, { one: '# room', other: '# rooms' })}` : undefined,
    purposes?.find(({ id }) => id === values.purpose)?.label,
  ];
  return (
    <Surface>
      <form
        data-fields="true"
        ref={search.form}
        aria-label={t`Hotel search`}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          search.submit('SearchByPrice');
        }}
      >
        <Group className={bar.top} gap="12px 24px" justify="space-between" align="end">
          {chosen ? null : (
            <TravelersField
              travelers={values.travelers}
              colleagues={colleagues}
              error={messages.travelers}
              onChange={(travelers) =>
                change('travelers', { travelers, rooms: Math.max(1, travelers.length) })
              }
            />
          )}
          <WhereChoice values={values} change={change} places={places} />
        </Group>
        <div className={bar.line}>
          <WhereField {...fields} {...search.where} places={places} />
          <StayDatesField
            label={t`Check-in and check-out`}
            value={values}
            today={today}
            error={messages.dates}
            onChange={(dates) => change('dates', dates)}
          />
          <Button type="submit" className={bar.submit ?? ''} mod="touch">
            <Trans>Search by price</Trans>
          </Button>
        </div>
        <MoreFields
          set={set.filter((words) => words !== undefined)}
          hasFault={messages.radius !== undefined || messages.rooms !== undefined}
          aside={
            <Button variant="default" onClick={() => search.submit('SearchByMap')}>
              <Trans>Search by map</Trans>
            </Button>
          }
        >
          <RadiusField {...fields} unit={places.unit} />
          <RoomsField {...fields} />
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

function RoomsField({ values, change, messages }: FieldsProps) {
  const { t } = useLingui();
  const most = Math.max(values.rooms, values.travelers.length, 1);
  return (
    <NativeSelect
      variant="standard"
      label={t`Rooms`}
      data={Array.from({ length: most }, (_, index) => String(index + 1))}
      value={String(values.rooms)}
      error={messages.rooms}
      onChange={(event) => change('rooms', { rooms: Number(event.currentTarget.value) })}
    />
  );
}

const FAULT_TEXTS = {
  required: msg`Required`,
  placeNotChosen: msg`Choose a place from the list.`,
  radiusWrong: msg`Enter a number from 1 to 50.`,
  tooManyRooms: msg`There are more rooms than travellers.`,
  tooFewRooms: msg`At most four travellers fit in a room.`,
} satisfies Record<SearchFault, MessageDescriptor>;
