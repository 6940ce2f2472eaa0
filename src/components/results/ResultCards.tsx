import { Paper } from '@mantine/core';
import { type ReactNode, startTransition, useEffect, useMemo, useRef, useState } from 'react';
import { selectPage } from '#domain/booking/result-pages.ts';
import { Pager } from '../booking/Pager.tsx';
import { moveBetweenOffers } from './offer-keys.ts';
import classes from './ResultsLayout.module.css';
import { afterPaint, useAfterPaint } from './use-after-paint.ts';
import { useStableCallback } from './use-stable-callback.ts';

export interface ActiveResult {
  id: string;
  from: 'list' | 'map';
}

interface ResultCardsProps<Item> {
  shown: readonly Item[];
  page: number;
  /** It is also the id of the card's element, after `result-`. */
  idOf: (item: Item) => string;
  active: ActiveResult | null;
  head: ReactNode;
  /** A card that rerenders only when its own data have changed. */
  card: (item: Item, isActive: boolean) => ReactNode;
  /** The pointer or the focus is on a result; null when it left. Needed only beside a map. */
  onPoint?: (id: string | null) => void;
  onPage: (page: number) => void;
}

export function ResultCards<Item>(props: ResultCardsProps<Item>) {
  const { shown, idOf, active, head, card, onPoint, onPage } = props;
  const top = useRef<HTMLDivElement>(null);
  const latest = useMemo(() => selectPage(shown, props.page), [shown, props.page]);
  const drawn = useAfterPaint(latest);
  const visible = Math.ceil(window.innerHeight / CARD_HEIGHT);
  const near = useIncrementalCount(drawn.items, visible);
  const cards = inTwoSteps(latest.items, drawn.items, { visible, near, idOf });
  useScrollToActive(active, drawn.page);
  const turnTo = useStableCallback((next: number) => {
    onPage(next);
    top.current?.scrollIntoView();
  });
  return (
    <div ref={top} className={classes.list}>
      {head}
      <Paper
        component="ol"
        className={classes.cards}
        mod={['optional', 'lined']}
        onKeyDown={moveBetweenOffers}
      >
        {cards.map(({ item, far }) => (
          <li
            key={idOf(item)}
            data-far={far}
            onPointerEnter={() => onPoint?.(idOf(item))}
            onPointerLeave={() => onPoint?.(null)}
            onFocus={() => onPoint?.(idOf(item))}
            onBlur={() => onPoint?.(null)}
          >
            {card(item, idOf(item) === active?.id)}
          </li>
        ))}
      </Paper>
      <Pager page={latest.page} pages={drawn.pages} onChange={turnTo} />
    </div>
  );
}

interface DrawnCard<Item> {
  item: Item;
  /** Whether it is outside of the screen until the user scrolls, and has not been laid out yet. */
  far: boolean;
}

/** Counted from the first card. */
interface Reach<Item> {
  visible: number;
  near: number;
  idOf: (item: Item) => string;
}

/** In pixels, including a share of the space above the list. */
const CARD_HEIGHT = 100;

/**
 * Visible cards are rendered at once; further down, the previous cards stay until that has been painted.
 * Cards that are now among the first are left out there, because a card that moves has to be laid out again.
 */
function inTwoSteps<Item>(
  items: readonly Item[],
  settled: readonly Item[],
  { visible, near, idOf }: Reach<Item>,
): DrawnCard<Item>[] {
  const places = settled.map((item, place) => ({ item, far: place >= near }));
  if (items === settled) return places;
  const first = items.slice(0, visible);
  const ids = new Set(first.map(idOf));
  const lowest = settled.findLastIndex((item) => ids.has(idOf(item)));
  const before = items.length > visible ? places.slice(lowest + 1) : [];
  return [...first.map((item) => ({ item, far: false })), ...before];
}

/** Scrolls to the result that was pointed at on the map, which needs the element itself, hence the effect. */
function useScrollToActive(active: ActiveResult | null, page: number): void {
  useEffect(() => {
    if (active?.from !== 'map' || page < 1) return;
    document.getElementById(`result-${active.id}`)?.scrollIntoView({ block: 'nearest' });
  }, [active, page]);
}

/** Few enough that a slow processor renders them within a frame. */
const AT_A_TIME = 2;

function useIncrementalCount(all: readonly unknown[], first: number): number {
  const [part, setPart] = useState({ of: all, count: first });
  const count = part.of === all ? part.count : first;
  const isWhole = count >= all.length;
  useEffect(() => {
    if (isWhole) return;
    return afterPaint(() => startTransition(() => setPart({ of: all, count: count + AT_A_TIME })));
  }, [all, count, isWhole]);
  return count;
}
