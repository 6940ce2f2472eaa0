import { lazy, Suspense, useState, useSyncExternalStore } from 'react';
import { onToastsChange, waitingToasts } from './toast-queue.ts';

const ToastContainer = lazy(() =>
  import('./ToastContainer.tsx').then(({ ToastContainer }) => ({ default: ToastContainer })),
);

const nothingYet = () => false;
const somethingWaits = () => waitingToasts().length > 0;

/** Mounted once in the application; the component that renders toasts is loaded with the first one. */
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
