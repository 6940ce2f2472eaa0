import { useMediaQuery } from '@mantine/hooks';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { kilometresOf } from '#domain/distance-unit.ts';
import { type HotelIndex, indexHotels } from '#domain/hotel-booking/hotel-index.ts';
import type { HotelList } from '#domain/hotel-booking/hotel-list.ts';
import { type ShownHotel, showHotels } from '#domain/hotel-booking/shown-hotels.ts';
import { HotelMap } from '../../components/map/HotelMap.tsx';
import { FilterDrawer } from './FilterDrawer.tsx';
import { FilterPanel } from './FilterPanel.tsx';
import { HotelCard } from './HotelCard.tsx';
import { HotelList as List } from './HotelList.tsx';
import type { HotelResultsScreenProps, ResultsView } from './hotel-results-props.ts';
import { ListHead } from './ListHead.tsx';
import { toMapPoint } from './map-points.ts';
import classes from './ResultsOnListAndMap.module.css';
import { type ActiveHotel, useActiveHotel } from './use-active-hotel.ts';
import { useAfterPaint } from './use-after-paint.ts';
import { useStableCallback } from './use-stable-callback.ts';

type Props = HotelResultsScreenProps & { list: HotelList };

/** As wide as this, list and map stand side by side; wider still, the filters beside them. */
const BESIDE = '(min-width: 56.25em)';
const WITH_FILTERS = '(min-width: 80em)';
const AT_ONCE = { getInitialValueInEffect: false };

export function ResultsOnListAndMap(latest: Props) {
  const onFilter = useStableCallback(latest.onFilter);
  const onChoose = useStableCallback(latest.onChoose);
  const props = { ...latest, onFilter, onChoose };
  const { list, settings, criteria } = props;
  const index = useMemo(() => indexHotels(list), [list]);
  const { filter, sort } = settings;
  const shown = useMemo(() => showHotels(index, filter, sort), [index, filter, sort]);
  const byMap = criteria.submitButtonType === 'SearchByMap';
  const [view, setView] = useState<ResultsView>(byMap ? 'map' : 'list');
  const [filtering, setFiltering] = useState(false);
  const isBeside = useMediaQuery(BESIDE, true, AT_ONCE);
  const hasPanel = useMediaQuery(WITH_FILTERS, true, AT_ONCE);
  const { active, pointInList, pointOnMap } = useActiveHotel({
    ...{ shown, page: settings.page, chosen: latest.chosenHotel, onPage: latest.onPage },
  });
  const showOnMap = useCallback(
    (id: string) => {
      pointInList(id);
      setView('map');
    },
    [pointInList],
  );

  const panel = <FilterPanel index={index} filter={filter} onFilter={onFilter} />;
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
            <MapSide {...props} shown={shown} active={active} onActivate={pointOnMap}>
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
  // The whole list is drawn first: it is what somebody who filters looks at.
  const drawn = useAfterPaint(useAfterPaint(shown));
  const points = useMemo(() => drawn.map(toMapPoint), [drawn]);
  const { radius } = criteria;
  const surroundings = useMemo(
    () => center && { center, radiusKm: kilometresOf(radius, list.unit) },
    [center, radius, list.unit],
  );
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
