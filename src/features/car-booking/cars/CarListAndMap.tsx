import { plural } from '@lingui/core/macro';
import { Plural, useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { BEST } from '#domain/booking/best-for-you.ts';
import { type CarFilterPart, partsOfCarFilter, suggestCarFilters } from '#domain/car-booking/car-facets.ts';
import { type CarEntry, type CarList, comparePrices } from '#domain/car-booking/car-list.ts';
import {
  type CarListFilter,
  type CarSort,
  DEFAULT_CAR_LIST_SETTINGS,
} from '#domain/car-booking/car-list-settings.ts';
import { carName } from '#domain/car-booking/car-name.ts';
import { findEarlierCar } from '#domain/car-booking/earlier-car.ts';
import { showCars, weighCar } from '#domain/car-booking/shown-cars.ts';
import type { MapLandmark, MapPoint, MapSurroundings } from '../../../components/map/map-point.ts';
import { toSearchedArea } from '../../../components/map/searched-area.ts';
import { BestReason } from '../../../components/results/BestReason.tsx';
import { EarlierChoiceNotice } from '../../../components/results/EarlierChoiceNotice.tsx';
import { FilterBar } from '../../../components/results/FilterBar.tsx';
import { FilterState } from '../../../components/results/FilterState.tsx';
import type { ResultsHeadProps } from '../../../components/results/ResultsLayout.tsx';
import { type CardPlace, ResultsList, type ResultsMap } from '../../../components/results/ResultsList.tsx';
import { isWholeList } from '../../../components/results/ResultsScreen.tsx';
import { useStableCallback } from '../../../components/results/use-stable-callback.ts';
import { CarCard } from './CarCard.tsx';
import type { CarLabelOf, CarResultsScreenProps } from './car-results-props.ts';
import { type CarFilterProps, useCarFilters } from './use-car-filters.tsx';

type Props = CarResultsScreenProps & { list: CarList };

const idOf = ({ id }: CarEntry) => id;
const stationOf = ({ pickUp }: CarEntry) => pickUp.stationId;

const NO_LANDMARKS: readonly MapLandmark[] = [];

export function CarListAndMap(latest: Props) {
  const onFilter = useStableCallback(latest.onFilter);
  const onChoose = useStableCallback(latest.onChoose);
  const onAdd = useStableCallback(latest.onAdd);
  const { list, settings, criteria, rules, labelOf, expired, checking, gone, hour } = latest;
  const { filter, sort, page } = settings;
  const shown = useMemo(() => showCars(list, filter, sort, hour), [list, filter, sort, hour]);
  const earlier = useEarlierCar(latest);
  const card = (listed: CarEntry, { isActive, onShowOnMap }: CardPlace) => (
    <CarCard
      listed={listed}
      list={list}
      times={criteria}
      rules={rules}
      labelOf={labelOf}
      expired={expired}
      checking={listed.id === checking}
      gone={gone.has(listed.id)}
      isActive={isActive}
      earlier={listed === earlier?.result ? earlier.fit : null}
      isChange={latest.isChange}
      onChoose={onChoose}
      onAdd={onAdd}
      onShowOnMap={onShowOnMap}
    />
  );
  const panel = { list, filter, labelOf, onFilter };
  return (
    <ResultsList
      shown={shown}
      idOf={idOf}
      page={page}
      chosen={latest.selected}
      head={useHead(latest, shown.length)}
      filters={<CarFilters {...panel} shown={shown.length} />}
      belowHead={
        sort === BEST && shown[0] ? (
          <BestReason
            name={carName(shown[0])}
            best={weighCar(list, shown[0])}
            offers={shown.map((car) => weighCar(list, car))}
            hour={hour}
          />
        ) : null
      }
      aboveCards={
        <>
          {earlier ? (
            <EarlierChoiceNotice
              offer={earlier}
              name={carName(earlier.result)}
              expired={expired}
              onChoose={() => onChoose(earlier.result.id)}
            />
          ) : null}
          <Filters {...panel} isEmpty={shown.length === 0} requestHref={latest.requestHref} />
        </>
      }
      card={card}
      map={useCarMap(latest)}
      onPage={latest.onPage}
    />
  );
}

function useEarlierCar(latest: Props) {
  const { list, gone } = latest;
  const isComplete = isWholeList(latest);
  return useMemo(
    () => findEarlierCar(list, { earlier: latest.earlier, isComplete, gone }),
    [list, latest.earlier, isComplete, gone],
  );
}

function useHead(latest: Props, shown: number): ResultsHeadProps<CarSort> {
  const { t } = useLingui();
  return {
    count: <Plural value={shown} one="# car" other="# cars" />,
    hiddenByPolicy: latest.hiddenByPolicy,
    newResults: latest.newResults,
    sorts: [
      { value: 'cheapest', label: t`Cheapest` },
      { value: 'closest', label: t`Closest` },
      { value: BEST, label: t`Best for you` },
    ],
    sort: latest.settings.sort,
    basis: t`Totals for the rental, with mandatory charges`,
    bookingFee: latest.bookingFee,
    onSort: latest.onSort,
    onShowNew: latest.onShowNew,
  };
}

function useCarMap(latest: Props): ResultsMap<CarEntry> {
  const { t } = useLingui();
  const { list } = latest;
  const names = useMemo(
    () => ({
      title: t`Map of the stations`,
      countOf: (stations: number) => t`${plural(stations, { one: '# station', other: '# stations' })}`,
      unit: list.unit,
    }),
    [t, list.unit],
  );
  const onSearchArea = useStableCallback((area: MapSurroundings) => {
    const position = toSearchedArea(area, list.unit);
    latest.onSearchArea?.({ kind: 'point', label: t`Area on the map`, ...position });
  });
  return {
    names,
    toPoints: stationPoints,
    pointOf: stationOf,
    surroundings: null,
    landmarks: NO_LANDMARKS,
    styleUrl: latest.mapStyleUrl,
    onSearchArea: latest.onSearchArea && onSearchArea,
    first: 'list',
  };
}

/** Rerendered alone when its counts arrive after those of the list. */
function CarFilters({ shown, ...panel }: CarFilterProps & { shown: number }) {
  return (
    <FilterBar
      filters={useCarFilters(panel)}
      showLabel={<Plural value={shown} one="Show # car" other="Show # cars" />}
    />
  );
}

interface FiltersProps extends CarFilterProps {
  isEmpty: boolean;
  requestHref: string;
}

function Filters({ list, filter, labelOf, isEmpty, requestHref, onFilter }: FiltersProps) {
  const { t } = useLingui();
  const none = DEFAULT_CAR_LIST_SETTINGS.filter;
  return (
    <FilterState
      parts={partsOfCarFilter(filter)}
      nameOf={useCarPartNames(list, filter, labelOf)}
      isEmpty={isEmpty}
      emptyTitle={t`No car matches your filters`}
      suggestFilters={() => suggestCarFilters(list, filter)}
      all={list.cars.length}
      onRemove={(part) => onFilter({ ...filter, [part]: none[part] })}
      onRemoveAll={() => onFilter(none)}
      requestHref={requestHref}
    />
  );
}

function stationPoints(cars: readonly CarEntry[]): MapPoint[] {
  const cheapest = new Map<string, CarEntry>();
  for (const car of cars) {
    const { stationId } = car.pickUp;
    const known = cheapest.get(stationId);
    if (!known || comparePrices(car.total, known.total) < 0) cheapest.set(stationId, car);
  }
  return [...cheapest.values()].map(({ vendor, pickUp, total, price }) => ({
    id: pickUp.stationId,
    name: `${vendor.name}, ${pickUp.name}`,
    latitude: pickUp.latitude,
    longitude: pickUp.longitude,
    price: total ?? price,
  }));
}

function useCarPartNames({ cars }: CarList, filter: CarListFilter, labelOf: CarLabelOf) {
  const { t } = useLingui();
  const vendorName = (code: string) => cars.find(({ vendor }) => vendor.code === code)?.vendor.name ?? code;
  const inWords = (category: Parameters<CarLabelOf>[0], ids: readonly string[]) =>
    ids.map((id) => labelOf(category, id)).join(', ');

  return function nameOf(part: CarFilterPart): string {
    switch (part) {
      case 'inPolicyOnly':
        return t`In policy`;
      case 'airConditioning':
        return t`Air conditioning`;
      case 'vendorCode':
        return t`Rental company: ${filter.vendorCode.map(vendorName).join(', ')}`;
      case 'carCategory':
        return t`Category: ${inWords('carcategory', filter.carCategory)}`;
      case 'carTransmission':
        return t`Transmission: ${inWords('groupedcartransmission', filter.carTransmission)}`;
      case 'carFuel':
        return t`Fuel: ${inWords('groupedcarfuel', filter.carFuel)}`;
      case 'minimumSeats':
        return t`${filter.minimumSeats ?? 0} or more seats`;
    }
  };
}
