import { useMediaQuery } from '@mantine/hooks';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { kilometresOf } from '#domain/distance-unit.ts';
import { type HotelIndex, indexHotels } from '#domain/hotel-booking/hotel-index.ts';
import type { HotelList } from '#domain/hotel-booking/hotel-list.ts';
import { pageWith } from '#domain/hotel-booking/result-pages.ts';
import { type ShownHotel, showHotels } from '#domain/hotel-booking/shown-hotels.ts';
import { HotelMap } from '../../components/map/HotelMap.tsx';
import { FilterDrawer } from './FilterDrawer.tsx';
import { FilterPanel } from './FilterPanel.tsx';
import { HotelCard } from './HotelCard.tsx';
import { HotelList as List } from './HotelList.tsx';
import type { HotelResultsScreenProps } from './hotel-results-props.ts';
import { ListHead } from './ListHead.tsx';
import { toMapPoint } from './map-points.ts';
import classes from './ResultsOnListAndMap.module.css';

type Props = HotelResultsScreenProps & { list: HotelList };

/** Something that was pointed at in the list or on the map, so that the other one shows it too. */
export interface ActiveHotel {
  id: string;
  from: 'list' | 'map';
}

export type ResultsView = 'list' | 'map';

/** As wide as this, list and map stand side by side; wider still, the filters beside them. */
const BESIDE = '(min-width: 56.25em)';
const WITH_FILTERS = '(min-width: 80em)';
const AT_ONCE = { getInitialValueInEffect: false };

export function ResultsOnListAndMap(props: Props) {
  const { list, settings, criteria, chosenHotel, onPage } = props;
  const index = useMemo(() => indexHotels(list), [list]);
  const { filter, sort } = settings;
  const shown = useMemo(() => showHotels(index, filter, sort), [index, filter, sort]);
  const byMap = criteria.submitButtonType === 'SearchByMap';
  const [view, setView] = useState<ResultsView>(byMap ? 'map' : 'list');
  const [filtering, setFiltering] = useState(false);
  const isBeside = useMediaQuery(BESIDE, true, AT_ONCE);
  const hasPanel = useMediaQuery(WITH_FILTERS, true, AT_ONCE);
  const [active, setActive] = useState<ActiveHotel | null>(
    chosenHotel === null ? null : { id: chosenHotel, from: 'list' },
  );
  const showOnMap = useCallback((id: string) => {
    setActive({ id, from: 'list' });
    setView('map');
  }, []);

  function showInList(id: string) {
    setActive({ id, from: 'map' });
    const page = pageWith(shown, ({ hotel }) => hotel.propertyId === id);
    if (page !== null && page !== settings.page) onPage(page);
  }

  const panel = <FilterPanel index={index} filter={filter} onFilter={props.onFilter} />;
  const cards = { index, active, onShowOnMap: showOnMap };
  return (
    <div className={classes.results} data-panel={hasPanel}>
      {hasPanel ? <aside className={classes.panel}>{panel}</aside> : null}
      <div className={classes.main}>
        <ListHead
          {...props}
          count={shown.length}
          view={isBeside ? null : view}
          onView={setView}
          onOpenFilter={hasPanel ? null : () => setFiltering(true)}
        />
        <div className={classes.sides} data-beside={isBeside} data-first={byMap ? 'map' : 'list'}>
          {isBeside || view === 'list' ? <List {...props} {...cards} shown={shown} /> : null}
          {isBeside || view === 'map' ? (
            <MapSide {...props} shown={shown} active={active} onActivate={showInList}>
              {isBeside ? null : <ActiveCard {...props} {...cards} shown={shown} />}
            </MapSide>
          ) : null}
        </div>
      </div>
      {hasPanel ? null : (
        <FilterDrawer open={filtering} count={shown.length} onClose={() => setFiltering(false)}>
          {panel}
        </FilterDrawer>
      )}
    </div>
  );
}

interface MapSideProps extends Props {
  shown: readonly ShownHotel[];
  active: ActiveHotel | null;
  onActivate: (id: string) => void;
  children: ReactNode;
}

function MapSide({ list, criteria, center, mapStyleUrl, shown, active, onActivate, children }: MapSideProps) {
  const points = useMemo(() => shown.map(toMapPoint), [shown]);
  const surroundings = center && { center, radiusKm: kilometresOf(criteria.radius, list.unit) };
  return (
    <div className={classes.mapSide}>
      <div className={classes.map}>
        <HotelMap
          points={points}
          active={active?.id ?? null}
          surroundings={surroundings}
          styleUrl={mapStyleUrl}
          onActivate={onActivate}
        />
      </div>
      {children}
    </div>
  );
}

interface ActiveCardProps extends Props {
  index: HotelIndex;
  shown: readonly ShownHotel[];
  active: ActiveHotel | null;
  onShowOnMap: (id: string) => void;
}

/** Where there is no room for the list, the map at least tells of the hotel that was pointed at. */
function ActiveCard({ shown, active, ...props }: ActiveCardProps) {
  const found = shown.find(({ hotel }) => hotel.propertyId === active?.id);
  if (!found) return null;
  const { list, rules, expired, index, onChoose, onShowOnMap } = props;
  const { propertyId } = found.hotel;
  return (
    <HotelCard
      {...found}
      {...{ index, rules, expired, onChoose, onShowOnMap }}
      unit={list.unit}
      picture={props.pictureAddress(propertyId)}
      isActive
    />
  );
}
