import { type RefObject, useEffect, useRef, useState } from 'react';

type LegButton = 'up' | 'down' | 'remove';

interface LegTarget {
  leg: number;
  button: LegButton | null;
}

interface LegFocus {
  list: RefObject<HTMLOListElement | null>;
  news: string;
  focusOn: (target: LegTarget, news: string) => void;
}

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
