import { plural } from '@lingui/core/macro';
import { Plural, useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { kilometresOf } from '#domain/distance-unit.ts';
import { partsOfFilter, suggestFilters, withoutPart } from '#domain/hotel-booking/filter-parts.ts';
import { indexHotels } from '#domain/hotel-booking/hotel-index.ts';
import type { HotelList } from '#domain/hotel-booking/hotel-list.ts';
import { DEFAULT_HOTEL_LIST_SETTINGS } from '#domain/hotel-booking/hotel-list-settings.ts';
import { type ShownHotel, showHotels } from '#domain/hotel-booking/shown-hotels.ts';
import { FilterState } from '../../../components/results/FilterState.tsx';
import { type CardPlace, ListAndMap } from '../../../components/results/ListAndMap.tsx';
import { useStableCallback } from '../../../components/results/use-stable-callback.ts';
import { FilterPanel, type FilterPanelProps } from './FilterPanel.tsx';
import { HotelCard } from './HotelCard.tsx';
import type { HotelResultsScreenProps } from './hotel-results-props.ts';
import { toMapPoint } from './map-points.ts';
import { usePartNames } from './use-part-names.ts';

type Props = HotelResultsScreenProps & { list: HotelList };

const idOf = ({ hotel }: ShownHotel) => hotel.propertyId;
const pointsOf = (shown: readonly ShownHotel[]) => shown.map(toMapPoint);

export function HotelListAndMap(latest: Props) {
  const { t } = useLingui();
  const onFilter = useStableCallback(latest.onFilter);
  const onChoose = useStableCallback(latest.onChoose);
  const { list, settings, criteria, rules, expired, pictureAddress, center, mapStyleUrl } = latest;
  const { filter, sort, page } = settings;
  const { radius, submitButtonType } = criteria;
  const { unit } = list;
  const index = useMemo(() => indexHotels(list), [list]);
  const shown = useMemo(() => showHotels(index, filter, sort), [index, filter, sort]);
  const surroundings = useMemo(
    () => center && { center, radiusKm: kilometresOf(radius, unit) },
    [center, radius, unit],
  );
  const names = useMemo(
    () => ({
      title: t`Map of the hotels`,
      countOf: (hotels: number) => t`${plural(hotels, { one: '# hotel', other: '# hotels' })}`,
    }),
    [t],
  );
  const card = ({ hotel, rate, corporate }: ShownHotel, { isActive, onShowOnMap }: CardPlace) => (
    <HotelCard
      hotel={hotel}
      rate={rate}
      corporate={corporate}
      index={index}
      unit={unit}
      rules={rules}
      expired={expired}
      isActive={isActive}
      picture={pictureAddress(hotel.propertyId)}
      onChoose={onChoose}
      onShowOnMap={onShowOnMap}
    />
  );
  return (
    <ListAndMap
      shown={shown}
      idOf={idOf}
      page={page}
      chosen={latest.chosenHotel}
      head={{
        count: <Plural value={shown.length} one="# hotel" other="# hotels" />,
        hiddenByPolicy: latest.hiddenByPolicy,
        newResults: latest.newResults,
        sorts: [
          { value: 'TotalRate', label: t`Price` },
          { value: 'DistanceFrom', label: t`Distance` },
          { value: 'SabreRating', label: t`Rating` },
          { value: 'CorporateRate', label: t`Corporate rate` },
        ],
        sort,
        onSort: latest.onSort,
        onShowNew: latest.onShowNew,
      }}
      filters={<FilterPanel index={index} filter={filter} onFilter={onFilter} />}
      showLabel={<Plural value={shown.length} one="Show # hotel" other="Show # hotels" />}
      aboveCards={
        <Filters
          index={index}
          filter={filter}
          isEmpty={shown.length === 0}
          requestHref={latest.requestHref}
          onFilter={onFilter}
        />
      }
      card={card}
      map={{
        names,
        pointsOf,
        pointOf: idOf,
        surroundings,
        styleUrl: mapStyleUrl,
        first: submitButtonType === 'SearchByMap' ? 'map' : 'list',
      }}
      onPage={latest.onPage}
    />
  );
}

interface FiltersProps extends FilterPanelProps {
  isEmpty: boolean;
  requestHref: string;
}

function Filters({ index, filter, isEmpty, requestHref, onFilter }: FiltersProps) {
  const { t } = useLingui();
  return (
    <FilterState
      parts={partsOfFilter(filter)}
      nameOf={usePartNames(index, filter)}
      isEmpty={isEmpty}
      emptyTitle={t`No hotel passes your filters`}
      suggestFilters={() => suggestFilters(index, filter)}
      all={index.hotels.length}
      onRemove={(part) => onFilter(withoutPart(filter, part))}
      onRemoveAll={() => onFilter(DEFAULT_HOTEL_LIST_SETTINGS.filter)}
      requestHref={requestHref}
    />
  );
}
