import { type RefObject, useEffect, useRef, useState } from 'react';

type LegButton = 'up' | 'down' | 'remove';

interface LegTarget {
  /** Counted from 0. */
  leg: number;
  /** Null for the first field that is empty. */
  button: LegButton | null;
}

interface LegFocus {
  list: RefObject<HTMLOListElement | null>;
  /** The last action, for screen readers. */
  news: string;
  focusOn: (target: LegTarget, news: string) => void;
}

/** Keeps the focus at the leg that was moved or added, or that follows the removed one. */
export function useLegFocus(): LegFocus {
  const list = useRef<HTMLOListElement>(null);
  const [last, setLast] = useState<{ target: LegTarget; news: string } | null>(null);

  // The leg is at its position only after it has been rendered there.
  useEffect(() => {
    if (last) findElement(list.current?.children[last.target.leg], last.target)?.focus();
  }, [last]);

  return { list, news: last?.news ?? '', focusOn: (target, news) => setLast({ target, news }) };
}

/** At the ends of the list this button is disabled; then another one of the leg gets the focus. */
function findElement(leg: Element | undefined, { button }: LegTarget): HTMLElement | null | undefined {
  if (button === null) {
    return leg?.querySelector<HTMLElement>('input[value=""]') ?? leg?.querySelector<HTMLElement>('input');
  }
  return (
    leg?.querySelector<HTMLElement>(`button[data-leg-button="${button}"]:enabled`) ??
    leg?.querySelector<HTMLElement>('button[data-leg-button]:enabled')
  );
}
