import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Keeps a `<dialog>` open or closed as a property says. The browser's modal dialog holds the focus, makes the
 * rest of the page inert and gives the focus back; only its methods can open it so, hence the effect.
 * It runs with the layout: a dialog that has left the page before it is closed gives no focus back.
 */
export function useModalDialog(open: boolean): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element || !open) return;
    element.showModal();
    return () => element.close();
  }, [open]);
  return dialog;
}
