import { type RefObject, useEffect, useRef } from 'react';
import type { RemovedPart } from '#machines/trip-draft/trip-draft-context.ts';

/**
 * The buttons that a part is removed and put back with go with what they are pressed on: the focus goes to the way
 * back, to the part, or to the list. It is outside of React, hence the effect.
 */
export function useFocusAfter(removed: RemovedPart | null): RefObject<HTMLOListElement | null> {
  const list = useRef<HTMLOListElement>(null);
  const before = useRef(removed);
  useEffect(() => {
    const last = before.current;
    before.current = removed;
    if (removed === last) return;
    const place = removed ? '[data-undo]' : `[data-part="${CSS.escape(last?.part.id ?? '')}"]`;
    (list.current?.querySelector<HTMLElement>(place) ?? list.current)?.focus();
  }, [removed]);
  return list;
}
