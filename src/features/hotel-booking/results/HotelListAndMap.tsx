import { Plural, useLingui } from '@lingui/react/macro';
import { useCallback, useMemo, useState } from 'react';
import { kilometresOf } from '#domain/distance-unit.ts';
import { partsOfFilter, waysOut, withoutPart } from '#domain/hotel-booking/filter-parts.ts';
import { indexHotels } from '#domain/hotel-booking/hotel-index.ts';
import type { HotelList } from '#domain/hotel-booking/hotel-list.ts';
import { DEFAULT_HOTEL_LIST_SETTINGS, type HotelSort } from '#domain/hotel-booking/hotel-list-settings.ts';
import { type ShownHotel, showHotels } from '#domain/hotel-booking/shown-hotels.ts';
import { HotelMap } from '../../../components/map/HotelMap.tsx';
import { ActiveFilters } from '../../../components/results/ActiveFilters.tsx';
import { FilteredEmpty } from '../../../components/results/FilteredEmpty.tsx';
import { ResultCards } from '../../../components/results/ResultCards.tsx';
import { ResultsHead, type ResultsView } from '../../../components/results/ResultsHead.tsx';
import { ResultsLayout } from '../../../components/results/ResultsLayout.tsx';
import { type ActiveResult, useActiveResult } from '../../../components/results/use-active-result.ts';
import { useAfterPaint } from '../../../components/results/use-after-paint.ts';
import { useStableCallback } from '../../../components/results/use-stable-callback.ts';
import { FilterPanel, type FilterPanelProps } from './FilterPanel.tsx';
import { HotelCard } from './HotelCard.tsx';
import type { HotelResultsScreenProps } from './hotel-results-props.ts';
import { toMapPoint } from './map-points.ts';
import { usePartNames } from './use-part-names.ts';

type Props = HotelResultsScreenProps & { list: HotelList };

const idOf = ({ hotel }: ShownHotel) => hotel.propertyId;

export function HotelListAndMap(latest: Props) {
  const { t } = useLingui();
  const onFilter = useStableCallback(latest.onFilter);
  const onChoose = useStableCallback(latest.onChoose);
  const { list, settings, criteria, rules, expired, pictureAddress } = latest;
  const index = useMemo(() => indexHotels(list), [list]);
  const { filter, sort } = settings;
  const shown = useMemo(() => showHotels(index, filter, sort), [index, filter, sort]);
  const first = criteria.submitButtonType === 'SearchByMap' ? 'map' : 'list';
  const [view, setView] = useState<ResultsView>(first);
  const { active, pointInList, pointOnMap } = useActiveResult({
    shown,
    idOf,
    page: settings.page,
    chosen: latest.chosenHotel,
    onPage: latest.onPage,
  });
  const onShowOnMap = useCallback(
    (id: string) => {
      pointInList(id);
      setView('map');
    },
    [pointInList],
  );
  const sorts: { value: HotelSort; label: string }[] = [
    { value: 'TotalRate', label: t`Price` },
    { value: 'DistanceFrom', label: t`Distance` },
    { value: 'SabreRating', label: t`Rating` },
    { value: 'CorporateRate', label: t`Corporate rate` },
  ];
  const card = ({ hotel, rate, corporate }: ShownHotel, isActive: boolean) => (
    <HotelCard
      {...{ hotel, rate, corporate, index, rules, expired, isActive, onChoose, onShowOnMap }}
      unit={list.unit}
      picture={pictureAddress(hotel.propertyId)}
    />
  );
  const pointedAt = shown.find((one) => idOf(one) === active?.id);
  return (
    <ResultsLayout
      filters={<FilterPanel index={index} filter={filter} onFilter={onFilter} />}
      showLabel={<Plural value={shown.length} one="Show # hotel" other="Show # hotels" />}
      head={(controls) => (
        <ResultsHead
          {...controls}
          count={<Plural value={shown.length} one="# hotel" other="# hotels" />}
          hiddenByPolicy={latest.hiddenByPolicy}
          newResults={latest.newResults}
          sorts={sorts}
          sort={sort}
          onSort={latest.onSort}
          onShowNew={latest.onShowNew}
        />
      )}
      list={
        <ResultCards
          shown={shown}
          page={settings.page}
          idOf={idOf}
          active={active}
          head={<Filters index={index} filter={filter} isEmpty={shown.length === 0} onFilter={onFilter} />}
          card={card}
          onPage={latest.onPage}
        />
      }
      map={{
        drawn: <MapOfHotels {...latest} shown={shown} active={active} onActivate={pointOnMap} />,
        // Where there is no room for the list, the map shows at least the hotel that was pointed at.
        below: pointedAt ? card(pointedAt, true) : null,
      }}
      view={view}
      first={first}
      onView={setView}
    />
  );
}

interface FiltersProps extends FilterPanelProps {
  isEmpty: boolean;
}

/** The filters that are on, and the ways out of a list that they leave empty. */
function Filters({ index, filter, isEmpty, onFilter }: FiltersProps) {
  const { t } = useLingui();
  const nameOf = usePartNames(index, filter);
  const removeAll = () => onFilter(DEFAULT_HOTEL_LIST_SETTINGS.filter);
  return (
    <>
      <ActiveFilters
        filters={partsOfFilter(filter).map((part) => ({
          key: JSON.stringify(part),
          name: nameOf(part),
          onRemove: () => onFilter(withoutPart(filter, part)),
        }))}
        onRemoveAll={removeAll}
      />
      {isEmpty ? (
        <FilteredEmpty
          title={t`No hotel passes your filters`}
          ways={waysOut(index, filter).map(({ part, results }) => ({
            key: JSON.stringify(part),
            name: nameOf(part),
            results,
            onTake: () => onFilter(withoutPart(filter, part)),
          }))}
          all={index.hotels.length}
          onRemoveAll={removeAll}
        />
      ) : null}
    </>
  );
}

interface MapOfHotelsProps extends Props {
  shown: readonly ShownHotel[];
  active: ActiveResult | null;
  onActivate: (id: string) => void;
}

function MapOfHotels(props: MapOfHotelsProps) {
  const { list, criteria, center, mapStyleUrl, shown, active, onActivate } = props;
  // The whole list is drawn first: it is what somebody who filters looks at.
  const drawn = useAfterPaint(useAfterPaint(shown));
  const points = useMemo(() => drawn.map(toMapPoint), [drawn]);
  const { radius } = criteria;
  const surroundings = useMemo(
    () => center && { center, radiusKm: kilometresOf(radius, list.unit) },
    [center, radius, list.unit],
  );
  return (
    <HotelMap
      points={points}
      active={active?.id ?? null}
      surroundings={surroundings}
      styleUrl={mapStyleUrl}
      onActivate={onActivate}
    />
  );
}
