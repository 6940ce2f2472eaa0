import { type RefObject, useEffect, useRef } from 'react';
import type { RemovedPart } from '#machines/trip-draft/trip-draft-context.ts';

/**
 * The buttons for removing and restoring a part disappear when they are pressed: the focus moves to "Undo",
 * to the part, or to the list. It is outside of React, hence the effect.
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
