import { useEffect, useRef } from 'react';

/** What may take the focus in place of what was in it, the innermost first. */
const REGIONS = 'article, section';

interface FocusedElement {
  element: Element;
  regions: readonly HTMLElement[];
}

/**
 * A button goes with what it has done to the trip, and the focus with the button: the part or the section in which it
 * was gets the focus then, or else the heading of the page. The focus is outside of React, hence the effects.
 */
export function useLostFocus(): void {
  const last = useRef<FocusedElement | null>(null);
  useEffect(() => {
    // React does not hear of the focus that a closing dialog gives back.
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
