import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { memo } from 'react';
import type { RoomAspect } from '#domain/contract.ts';
import { amenityGroup, amenityGroups } from '#domain/hotel-booking/amenity-groups.ts';
import type { FilterChoices, FilterCounts } from '#domain/hotel-booking/filter-choices.ts';
import { withoutPart } from '#domain/hotel-booking/filter-parts.ts';
import type { HotelListFilter } from '#domain/hotel-booking/hotel-list-settings.ts';
import { hotelAmenity } from '../../../components/booking/hotel-codes.ts';
import { CheckList, toggleValue } from '../../../components/results/CheckList.tsx';
import type { ChangeFilter } from '../../../components/results/filter-facets.ts';

/** Each list rerenders only when its own choices change, or the counts. */
interface ListProps<Value> {
  choices: FilterChoices;
  counts: FilterCounts;
  chosen: readonly Value[];
  change: ChangeFilter<HotelListFilter>;
}

export const AreaList = memo(function AreaList({ choices, counts, chosen, change }: ListProps<string>) {
  const { t } = useLingui();
  return (
    <CheckList
      title={t`Area`}
      options={choices.areas.map((area) => ({
        value: area,
        label: area,
        count: counts.areas.get(area) ?? 0,
      }))}
      chosen={chosen}
      onToggle={(area, on) => change((filter) => ({ ...filter, areas: toggleValue(filter.areas, area, on) }))}
    />
  );
});

export const AmenityList = memo(function AmenityList(props: ListProps<number>) {
  const { choices, counts, chosen, change } = props;
  const { t } = useLingui();
  return (
    <CheckList
      title={t`Amenities`}
      options={[...choices.featuredAmenities, ...choices.otherAmenities].map((group) => ({
        value: group,
        label: t(hotelAmenity(group)),
        count: counts.amenities.get(group) ?? 0,
      }))}
      shownAtFirst={choices.featuredAmenities.length}
      chosen={[...amenityGroups(chosen)]}
      onToggle={(group, on) =>
        change((filter) =>
          on
            ? { ...filter, amenityCodes: [...filter.amenityCodes, ...amenityGroup(group)] }
            : withoutPart(filter, { kind: 'amenity', group }),
        )
      }
    />
  );
});

export const StarList = memo(function StarList({ choices, counts, chosen, change }: ListProps<number>) {
  const { t } = useLingui();
  return (
    <CheckList
      title={t`Stars`}
      options={choices.stars.map((stars) => ({
        value: stars,
        label: t`${plural(stars, { one: '# star', other: '# stars' })}`,
        count: counts.stars.get(stars) ?? 0,
      }))}
      chosen={chosen}
      onToggle={(stars, on) =>
        change((filter) => ({ ...filter, stars: toggleValue(filter.stars, stars, on) }))
      }
    />
  );
});

export const ChainList = memo(function ChainList({ choices, counts, chosen, change }: ListProps<string>) {
  const { t } = useLingui();
  return (
    <CheckList
      title={t`Chains`}
      options={choices.chains.map(({ code, name }) => ({
        value: code,
        label: name,
        count: counts.chains.get(code) ?? 0,
      }))}
      chosen={chosen}
      onToggle={(code, on) =>
        change((filter) => ({ ...filter, hotelChainCodes: toggleValue(filter.hotelChainCodes, code, on) }))
      }
    />
  );
});

export const ROOM_ASPECT_NAMES = {
  BreakfastIncluded: msg`Breakfast included`,
  InPolicy: msg`In policy`,
  Refundable: msg`Refundable`,
  CorporateRate: msg`Corporate rate`,
} satisfies Record<RoomAspect, MessageDescriptor>;
