import { useEffect, useRef } from 'react';

const REGIONS = 'article, section';

interface FocusedElement {
  element: Element;
  regions: readonly HTMLElement[];
}

/**
 * A button may disappear with the action it was pressed for. The focus then moves to the surrounding part or section,
 * or else to the heading of the page. The focus is outside of React, hence the effects.
 */
export function useLostFocus(): void {
  const last = useRef<FocusedElement | null>(null);
  useEffect(() => {
    // A closing dialog restores the focus without a React event.
    const note = ({ target }: FocusEvent) => {
      if (target instanceof Element) last.current = { element: target, regions: [...regionsAround(target)] };
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, []);
  useEffect(() => {
    if (!last.current || last.current.element.isConnected) return;
    const region = last.current.regions.find(({ isConnected }) => isConnected);
    last.current = null;
    if (document.activeElement !== document.body) return;
    const target = region ?? document.querySelector('h1');
    if (!target) return;
    target.tabIndex = -1;
    target.focus();
  });
}

function* regionsAround(element: Element): Generator<HTMLElement> {
  for (let parent = element.parentElement; parent; parent = parent.parentElement)
    if (parent.matches(REGIONS)) yield parent;
}
