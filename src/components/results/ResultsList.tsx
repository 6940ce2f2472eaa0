import {
  type ReactNode,
  useCallback,
  useEffect,
  useEffectEvent,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import { pageWith } from '#domain/booking/result-pages.ts';
import type { MapLandmark, MapNames, MapPoint, MapSurroundings } from '../map/map-point.ts';
import { ResultMap } from '../map/ResultMap.tsx';
import { type ActiveResult, ResultCards } from './ResultCards.tsx';
import { type ResultsHeadProps, ResultsLayout, type ResultsView } from './ResultsLayout.tsx';
import { useAfterPaint } from './use-after-paint.ts';
import { type PointedResult, usePointedResult } from './use-pointed-result.ts';
import { useStableCallback } from './use-stable-callback.ts';

interface ResultsListProps<Item, Sort extends string> {
  shown: readonly Item[];
  idOf: (item: Item) => string;
  page: number;
  chosen: string | null;
  head: ResultsHeadProps<Sort>;
  filters: ReactNode;
  belowHead?: ReactNode;
  aboveCards: ReactNode;
  card: (item: Item, place: CardPlace) => ReactNode;
  map: ResultsMap<Item> | null;
  onPage: (page: number) => void;
}

export interface CardPlace {
  isActive: boolean;
  onShowOnMap: (id: string) => void;
}

export interface ResultsMap<Item> {
  names: MapNames;
  /** Results at the same place share a point. */
  toPoints: (shown: readonly Item[]) => MapPoint[];
  pointOf: (item: Item) => string;
  surroundings: MapSurroundings | null;
  landmarks: readonly MapLandmark[];
  styleUrl: string | undefined;
  /** Searches the visible area; null where searches can't be moved. */
  onSearchArea: ((area: MapSurroundings) => void) | null;
  first: ResultsView;
}

export function ResultsList<Item, Sort extends string>(props: ResultsListProps<Item, Sort>) {
  const { shown, idOf, page, head, filters, belowHead, aboveCards, card, map, onPage } = props;
  const first = map?.first ?? 'list';
  const [view, setView] = useState<ResultsView>(first);
  const { active, pointInList, pointOnMap } = useActiveResult({
    shown,
    idOf,
    page,
    chosen: props.chosen,
    onPage,
  });
  const [isBlank, setBlank] = useState(false);
  const pointed = usePointedResult();
  const onShowOnMap = useCallback(
    (id: string) => {
      pointInList(id);
      setView('map');
    },
    [pointInList],
  );
  const onActivate = useStableCallback((point: string) => {
    const item = shown.find((one) => map?.pointOf(one) === point);
    if (item) pointOnMap(idOf(item));
  });
  const activeItem = shown.find((item) => idOf(item) === active?.id);
  return (
    <ResultsLayout
      filters={filters}
      head={head}
      belowHead={belowHead}
      list={
        <ResultCards
          shown={shown}
          page={page}
          idOf={idOf}
          active={active}
          head={aboveCards}
          card={(item, isActive) => card(item, { isActive, onShowOnMap })}
          onPoint={pointed.set}
          onPage={onPage}
        />
      }
      map={
        map && {
          drawn: (
            <MapPane
              shown={shown}
              idOf={idOf}
              map={map}
              active={activeItem ? map.pointOf(activeItem) : null}
              pointed={pointed}
              onActivate={onActivate}
              onBlank={() => setBlank(true)}
            />
          ),
          isFolded: isBlank && map.first === 'list',
          // Where there is no room for the list, the map shows at least the result that was pointed at.
          below: activeItem ? card(activeItem, { isActive: true, onShowOnMap }) : null,
        }
      }
      view={view}
      first={first}
      onView={setView}
    />
  );
}

interface MapPaneProps<Item> {
  shown: readonly Item[];
  idOf: (item: Item) => string;
  map: ResultsMap<Item>;
  active: string | null;
  pointed: PointedResult;
  onActivate: (point: string) => void;
  onBlank: () => void;
}

function MapPane<Item>(props: MapPaneProps<Item>) {
  const { shown, idOf, map, active, pointed, onActivate, onBlank } = props;
  const { names, toPoints, pointOf, surroundings, landmarks, styleUrl } = map;
  const pointedId = useSyncExternalStore(pointed.subscribe, pointed.get);
  const pointedItem = pointedId === null ? undefined : shown.find((item) => idOf(item) === pointedId);
  // The whole list is rendered first, because users who filter look at it.
  const drawn = useAfterPaint(useAfterPaint(shown));
  const points = useMemo(() => toPoints(drawn), [toPoints, drawn]);
  return (
    <ResultMap
      names={names}
      points={points}
      active={active}
      pointed={pointedItem ? pointOf(pointedItem) : null}
      surroundings={surroundings}
      landmarks={landmarks}
      styleUrl={styleUrl}
      onActivate={onActivate}
      onSearchArea={map.onSearchArea}
      onBlank={onBlank}
    />
  );
}

interface Options<Item> {
  shown: readonly Item[];
  idOf: (item: Item) => string;
  page: number;
  chosen: string | null;
  onPage: (page: number) => void;
}

function useActiveResult<Item>({ shown, idOf, page, chosen, onPage }: Options<Item>) {
  const [pointedAt, setPointedAt] = useState<ActiveResult | null>(null);
  const active = useMemo<ActiveResult | null>(
    () => pointedAt ?? (chosen === null ? null : { id: chosen, from: 'list' }),
    [pointedAt, chosen],
  );
  const turnTo = useEffectEvent((id: string) => {
    const target = pageWith(shown, (item) => idOf(item) === id);
    if (target !== null && target !== page) onPage(target);
  });
  // The map rerenders only when its own data change, so it can't know the page of a result.
  useEffect(() => {
    if (active?.from === 'map') turnTo(active.id);
  }, [active]);
  return {
    active,
    pointInList: useCallback((id: string) => setPointedAt({ id, from: 'list' }), []),
    pointOnMap: useCallback((id: string) => setPointedAt({ id, from: 'map' }), []),
  };
}
