import { type RefObject, useEffect, useRef } from 'react';

/** Publishes the height of a bar at the bottom of the window, so that the cookie banner stands above it. */
export function useBottomBar(isShown: boolean): RefObject<HTMLElement | null> {
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    const bar = ref.current;
    if (!bar || !isShown) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => style.setProperty(HEIGHT, `${bar.offsetHeight}px`));
    observer.observe(bar);
    return () => {
      observer.disconnect();
      style.removeProperty(HEIGHT);
    };
  }, [isShown]);
  return ref;
}

const HEIGHT = '--flow-bar-height';
