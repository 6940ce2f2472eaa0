import { plural } from '@lingui/core/macro';
import { Plural, useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { BEST } from '#domain/booking/best-for-you.ts';
import { toKilometres } from '#domain/geography.ts';
import { findEarlierHotel } from '#domain/hotel-booking/earlier-hotel.ts';
import {
  type FilterPart,
  partsOfFilter,
  suggestFilters,
  withoutPart,
} from '#domain/hotel-booking/filter-parts.ts';
import { type HotelIndex, indexHotels } from '#domain/hotel-booking/hotel-index.ts';
import type { HotelList } from '#domain/hotel-booking/hotel-list.ts';
import {
  DEFAULT_HOTEL_LIST_SETTINGS,
  type HotelListFilter,
  type HotelSort,
} from '#domain/hotel-booking/hotel-list-settings.ts';
import { type HotelRow, showHotels, weighHotel } from '#domain/hotel-booking/hotel-rows.ts';
import { hotelAmenity } from '../../../components/booking/hotel-codes.ts';
import type { MapPoint, MapSurroundings } from '../../../components/map/map-point.ts';
import { toSearchedArea } from '../../../components/map/searched-area.ts';
import { BestReason } from '../../../components/results/BestReason.tsx';
import { EarlierChoiceNotice } from '../../../components/results/EarlierChoiceNotice.tsx';
import { FilterBar } from '../../../components/results/FilterBar.tsx';
import { FilterState } from '../../../components/results/FilterState.tsx';
import type { ResultsHeadProps } from '../../../components/results/ResultsLayout.tsx';
import { type CardPlace, ResultsList, type ResultsMap } from '../../../components/results/ResultsList.tsx';
import { isWholeList } from '../../../components/results/ResultsScreen.tsx';
import { useStableCallback } from '../../../components/results/use-stable-callback.ts';
import { formatDistance } from '../../../i18n/format.ts';
import { ROOM_ASPECT_NAMES } from './filter-lists.tsx';
import { HotelCard } from './HotelCard.tsx';
import type { HotelResultsScreenProps } from './hotel-results-props.ts';
import { type HotelFilterProps, useHotelFilters } from './use-hotel-filters.tsx';

type Props = HotelResultsScreenProps & { list: HotelList };

const idOf = ({ hotel }: HotelRow) => hotel.propertyId;
const toPoints = (shown: readonly HotelRow[]) => shown.map(toMapPoint);

export function HotelListAndMap(latest: Props) {
  const onFilter = useStableCallback(latest.onFilter);
  const onChoose = useStableCallback(latest.onChoose);
  const book = useStableCallback((row: HotelRow) => latest.onBook?.(row));
  const onBook = latest.onBook && book;
  const { list, settings, rules, expired, pictureAddress } = latest;
  const { filter, sort, page } = settings;
  const { hour } = latest;
  const { unit } = list;
  const index = useMemo(() => indexHotels(list), [list]);
  const shown = useMemo(() => showHotels(index, filter, sort, hour), [index, filter, sort, hour]);
  const earlier = useEarlierHotel(latest);
  const card = ({ hotel, rate, corporate }: HotelRow, { isActive, onShowOnMap }: CardPlace) => (
    <HotelCard
      hotel={hotel}
      rate={rate}
      corporate={corporate}
      index={index}
      unit={unit}
      rules={rules}
      expired={expired}
      isActive={isActive}
      earlier={hotel === earlier?.result ? earlier.fit : null}
      picture={pictureAddress(hotel.propertyId)}
      checking={hotel.propertyId === latest.checking}
      onChoose={onChoose}
      onBook={onBook}
      onShowOnMap={onShowOnMap}
    />
  );
  return (
    <ResultsList
      shown={shown}
      idOf={idOf}
      page={page}
      chosen={latest.selected}
      head={useHead(latest, shown.length)}
      filters={<HotelFilters index={index} filter={filter} shown={shown.length} onFilter={onFilter} />}
      belowHead={sort === BEST ? <BestHotel index={index} shown={shown} hour={hour} /> : null}
      aboveCards={
        <>
          {earlier ? (
            <EarlierChoiceNotice
              offer={earlier}
              name={earlier.result.name}
              expired={expired}
              onChoose={() => onChoose(earlier.result.propertyId)}
            />
          ) : null}
          <Filters
            index={index}
            filter={filter}
            isEmpty={shown.length === 0}
            requestHref={latest.requestHref}
            onFilter={onFilter}
          />
        </>
      }
      card={card}
      map={useHotelMap(latest)}
      onPage={latest.onPage}
    />
  );
}

function useEarlierHotel(latest: Props) {
  const { list, gone, selected } = latest;
  const isComplete = isWholeList(latest);
  return useMemo(
    () => findEarlierHotel(list, { earlier: latest.earlier, isComplete, gone, selected }),
    [list, latest.earlier, isComplete, gone, selected],
  );
}

function useHead(latest: Props, shown: number): ResultsHeadProps<HotelSort> {
  const { t } = useLingui();
  return {
    count: <Plural value={shown} one="# hotel" other="# hotels" />,
    hiddenByPolicy: latest.hiddenByPolicy,
    newResults: latest.newResults,
    sorts: [
      { value: 'TotalRate', label: t`Price` },
      { value: 'DistanceFrom', label: t`Distance` },
      { value: 'SabreRating', label: t`Rating` },
      { value: 'CorporateRate', label: t`Corporate rate` },
      { value: BEST, label: t`Best for you` },
    ],
    sort: latest.settings.sort,
    basis: t`Totals for the stay, with taxes`,
    bookingFee: latest.bookingFee,
    onSort: latest.onSort,
    onShowNew: latest.onShowNew,
  };
}

function useHotelMap(latest: Props): ResultsMap<HotelRow> {
  const { t } = useLingui();
  const { criteria, center, landmarks } = latest;
  const { radius, submitButtonType } = criteria;
  const { unit } = latest.list;
  const surroundings = useMemo(
    () => center && { center, radiusKm: toKilometres(radius, unit) },
    [center, radius, unit],
  );
  const names = useMemo(
    () => ({
      title: t`Map of the hotels`,
      countOf: (hotels: number) => t`${plural(hotels, { one: '# hotel', other: '# hotels' })}`,
      unit,
    }),
    [t, unit],
  );
  const onSearchArea = useStableCallback((area: MapSurroundings) => {
    const { radius: within, ...position } = toSearchedArea(area, unit);
    latest.onSearchArea({ place: { label: t`Area on the map`, ...position }, radius: within });
  });
  return {
    names,
    toPoints,
    pointOf: idOf,
    surroundings,
    landmarks,
    styleUrl: latest.mapStyleUrl,
    onSearchArea,
    first: submitButtonType === 'SearchByMap' ? 'map' : 'list',
  };
}

/** Rerendered alone when its counts arrive after those of the list. */
function HotelFilters({ shown, ...panel }: HotelFilterProps & { shown: number }) {
  return (
    <FilterBar
      filters={useHotelFilters(panel)}
      showLabel={<Plural value={shown} one="Show # hotel" other="Show # hotels" />}
    />
  );
}

interface BestHotelProps {
  index: HotelIndex;
  shown: readonly HotelRow[];
  hour: Props['hour'];
}

function BestHotel({ index, shown, hour }: BestHotelProps) {
  const [best] = shown;
  if (!best) return null;
  return (
    <BestReason
      name={best.hotel.name}
      best={weighHotel(index, best)}
      offers={shown.map((row) => weighHotel(index, row))}
      hour={hour}
    />
  );
}

interface FiltersProps extends HotelFilterProps {
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
      emptyTitle={t`No hotel matches your filters`}
      suggestFilters={() => suggestFilters(index, filter)}
      all={index.hotels.length}
      onRemove={(part) => onFilter(withoutPart(filter, part))}
      onRemoveAll={() => onFilter(DEFAULT_HOTEL_LIST_SETTINGS.filter)}
      requestHref={requestHref}
    />
  );
}

function toMapPoint({ hotel, rate }: HotelRow): MapPoint {
  const { propertyId, name, latitude, longitude } = hotel;
  return { id: propertyId, name, latitude, longitude, price: rate.total ?? rate.price };
}

function usePartNames({ list, hotels }: HotelIndex, filter: HotelListFilter) {
  const { t } = useLingui();
  const chainName = (code: string) =>
    hotels.find(({ hotel }) => hotel.chain?.code === code)?.hotel.chain?.name ?? code;
  const { areas, stars, nameFilter, rating, radius, hotelChainCodes } = filter;

  return function nameOf(part: FilterPart): string {
    switch (part.kind) {
      case 'amenity':
        return t(hotelAmenity(part.group));
      case 'roomAspect':
        return t(ROOM_ASPECT_NAMES[part.aspect]);
      case 'areas':
        return t`Area: ${areas.join(', ')}`;
      case 'stars':
        return t`Stars: ${stars.toSorted().join(', ')}`;
      case 'nameFilter':
        return t`Name: ${nameFilter}`;
      case 'rating':
        return t`Rating: ${rating.from} to ${rating.to}`;
      case 'radius':
        return t`Up to ${formatDistance(radius ?? 0, list.unit)}`;
      case 'hotelChainCodes':
        return t`Chains: ${hotelChainCodes.map(chainName).join(', ')}`;
    }
  };
}
