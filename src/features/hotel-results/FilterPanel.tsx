import { useLingui } from '@lingui/react/macro';
import { TextInput } from '@mantine/core';
import { useMemo } from 'react';
import { amenityGroup } from '#domain/hotel-booking/amenity-groups.ts';
import { listChoices } from '#domain/hotel-booking/filter-choices.ts';
import { countChoices, ROOM_ASPECTS } from '#domain/hotel-booking/filter-counts.ts';
import { withoutPart } from '#domain/hotel-booking/filter-parts.ts';
import type { HotelIndex } from '#domain/hotel-booking/hotel-index.ts';
import type { HotelListFilter } from '#domain/hotel-booking/hotel-list-settings.ts';
import { hotelAmenity } from '../../components/booking/hotel-amenities.ts';
import { CheckList } from './CheckList.tsx';
import classes from './FilterPanel.module.css';
import { RangeFilters } from './RangeFilters.tsx';
import { ROOM_ASPECT_NAMES } from './room-aspect-names.ts';

export interface FilterPanelProps {
  index: HotelIndex;
  filter: HotelListFilter;
  onFilter: (filter: HotelListFilter) => void;
}

/** Everything by which a list can be narrowed down, with how many hotels each choice leaves. */
export function FilterPanel({ index, filter, onFilter }: FilterPanelProps) {
  const { t } = useLingui();
  const choices = useMemo(() => listChoices(index), [index]);
  const counts = useMemo(() => countChoices(index, filter), [index, filter]);
  const change = (more: Partial<HotelListFilter>) => onFilter({ ...filter, ...more });
  const amenityOf = (group: number) => ({
    value: group,
    label: t(hotelAmenity(group)),
    count: counts.amenities.get(group) ?? 0,
  });
  const chosenGroups = filter.amenityCodes.map((code) => amenityGroup(code)[0] ?? code);
  const toggleAmenity = (group: number, on: boolean) =>
    on
      ? change({ amenityCodes: [...filter.amenityCodes, ...amenityGroup(group)] })
      : onFilter(withoutPart(filter, { kind: 'amenity', group }));

  return (
    <div className={classes.panel}>
      <TextInput
        label={t`Hotel name`}
        value={filter.nameFilter}
        maxLength={100}
        onChange={({ currentTarget }) => change({ nameFilter: currentTarget.value })}
      />
      <CheckList
        title={t`Rate`}
        options={ROOM_ASPECTS.map((aspect) => ({
          value: aspect,
          label: t(ROOM_ASPECT_NAMES[aspect]),
          count: counts.aspects[aspect],
        }))}
        chosen={filter.roomAspects}
        onToggle={(aspect, on) => change({ roomAspects: toggled(filter.roomAspects, aspect, on) })}
      />
      <CheckList
        title={t`Area`}
        options={choices.areas.map((area) => ({
          value: area,
          label: area,
          count: counts.areas.get(area) ?? 0,
        }))}
        chosen={filter.areas}
        onToggle={(area, on) => change({ areas: toggled(filter.areas, area, on) })}
      />
      <CheckList
        title={t`Amenities`}
        options={[...choices.featuredAmenities, ...choices.otherAmenities].map(amenityOf)}
        shownAtFirst={choices.featuredAmenities.length}
        chosen={chosenGroups}
        onToggle={toggleAmenity}
      />
      <CheckList
        title={t`Stars`}
        options={choices.stars.map((stars) => ({
          value: stars,
          label: t`${stars} stars`,
          count: counts.stars.get(stars) ?? 0,
        }))}
        chosen={filter.stars}
        onToggle={(stars, on) => change({ stars: toggled(filter.stars, stars, on) })}
      />
      <RangeFilters {...{ filter, choices, counts }} unit={index.list.unit} onChange={change} />
      <CheckList
        title={t`Chains`}
        options={choices.chains.map(({ code, name }) => ({
          value: code,
          label: name,
          count: counts.chains.get(code) ?? 0,
        }))}
        chosen={filter.hotelChainCodes}
        onToggle={(code, on) => change({ hotelChainCodes: toggled(filter.hotelChainCodes, code, on) })}
      />
    </div>
  );
}

function toggled<Value>(values: readonly Value[], value: Value, on: boolean): Value[] {
  return on ? [...values, value] : values.filter((one) => one !== value);
}
