import { useEffect, useMemo, useRef } from 'react';
import type { HotelIndex } from '#domain/hotel-booking/hotel-index.ts';
import type { HotelList as List } from '#domain/hotel-booking/hotel-list.ts';
import { pageOf } from '#domain/hotel-booking/result-pages.ts';
import type { ShownHotel } from '#domain/hotel-booking/shown-hotels.ts';
import { Pager } from '../../components/booking/Pager.tsx';
import { ActiveFilters } from './ActiveFilters.tsx';
import { FilteredEmpty } from './FilteredEmpty.tsx';
import { HotelCard } from './HotelCard.tsx';
import classes from './HotelList.module.css';
import type { HotelResultsScreenProps } from './hotel-results-props.ts';
import type { ActiveHotel } from './use-active-hotel.ts';
import { useAfterPaint } from './use-after-paint.ts';
import { useGrowingPart } from './use-growing-part.ts';
import { useStableCallback } from './use-stable-callback.ts';

interface HotelListProps extends HotelResultsScreenProps {
  list: List;
  index: HotelIndex;
  shown: readonly ShownHotel[];
  active: ActiveHotel | null;
  onShowOnMap: (id: string) => void;
}

/** One page of the hotels that pass the filter. */
export function HotelList(props: HotelListProps) {
  const { list, index, shown, active, settings, rules, expired } = props;
  const { onFilter, onPage, onChoose, onShowOnMap, pictureAddress } = props;
  const top = useRef<HTMLDivElement>(null);
  const latest = useMemo(() => pageOf(shown, settings.page), [shown, settings.page]);
  const drawn = useAfterPaint(latest);
  const visible = Math.ceil(window.innerHeight / CARD_HEIGHT);
  const near = useGrowingPart(drawn.items, visible);
  const cards = inTwoSteps(latest.items, drawn.items, { visible, near });
  useScrollToActive(active, drawn.page);
  const turnTo = useStableCallback((next: number) => {
    onPage(next);
    top.current?.scrollIntoView();
  });

  const filters = { index, filter: settings.filter, onFilter };
  return (
    <div ref={top} className={classes.list}>
      <ActiveFilters {...filters} />
      {shown.length === 0 ? <FilteredEmpty {...filters} /> : null}
      <ol className={classes.cards}>
        {cards.map(({ item: { hotel, rate, corporate }, far }) => (
          <li key={hotel.propertyId} data-far={far}>
            <HotelCard
              {...{ hotel, rate, corporate, index, rules, expired, onChoose, onShowOnMap }}
              unit={list.unit}
              picture={pictureAddress(hotel.propertyId)}
              isActive={hotel.propertyId === active?.id}
            />
          </li>
        ))}
      </ol>
      <Pager page={latest.page} pages={drawn.pages} onChange={turnTo} />
    </div>
  );
}

interface CardPlace {
  item: ShownHotel;
  /** Whether it lies outside of the screen until somebody scrolls, and there was no time yet to lay it out. */
  far: boolean;
}

/** Counted from the first card. */
interface Reach {
  /** How many can be seen without scrolling. */
  visible: number;
  /** How many have been laid out, so that they are there when somebody scrolls. */
  near: number;
}

/** In pixels, with its share of what stands above the list. */
const CARD_HEIGHT = 300;

/**
 * What can be seen is drawn at once; further down, what was there before stays until that has been painted. Cards that
 * one of the first has overtaken are left out: a card that is put elsewhere is laid out anew.
 */
function inTwoSteps(
  items: readonly ShownHotel[],
  settled: readonly ShownHotel[],
  { visible, near }: Reach,
): CardPlace[] {
  const places = settled.map((item, place) => ({ item, far: place >= near }));
  if (items === settled) return places;
  const first = items.slice(0, visible);
  const ids = new Set(first.map(({ hotel }) => hotel.propertyId));
  const lowest = settled.findLastIndex(({ hotel }) => ids.has(hotel.propertyId));
  const before = items.length > visible ? places.slice(lowest + 1) : [];
  return [...first.map((item) => ({ item, far: false })), ...before];
}

/** Brings into view what was pointed at on the map; only the element itself can do that, hence the effect. */
function useScrollToActive(active: ActiveHotel | null, page: number): void {
  useEffect(() => {
    if (active?.from !== 'map' || page < 1) return;
    document.getElementById(`hotel-${active.id}`)?.scrollIntoView({ block: 'nearest' });
  }, [active, page]);
}
