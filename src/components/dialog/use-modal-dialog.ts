import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Opens and closes a `<dialog>` by a property. A native modal dialog traps the focus, makes the
 * rest of the page inert and restores the focus; only its methods open it as a modal, hence the effect.
 * A layout effect, because a dialog that is removed before it is closed does not restore the focus.
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
