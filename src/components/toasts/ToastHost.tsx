import { lazy, Suspense, useState, useSyncExternalStore } from 'react';
import { onToastsChange, waitingToasts } from './toast-queue.ts';

const ToastContainer = lazy(() =>
  import('./ToastContainer.tsx').then(({ ToastContainer }) => ({ default: ToastContainer })),
);

const nothingYet = () => false;
const somethingWaits = () => waitingToasts().length > 0;

/** Stands once in the application; what draws the toasts is loaded with the first of them. */
export function ToastHost() {
  const waiting = useSyncExternalStore(onToastsChange, somethingWaits, nothingYet);
  const [needed, setNeeded] = useState(false);
  if (waiting && !needed) setNeeded(true);
  if (!needed) return null;
  return (
    <Suspense fallback={null}>
      <ToastContainer />
    </Suspense>
  );
}
