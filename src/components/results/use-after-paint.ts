import { startTransition, useEffect, useState } from 'react';
import { afterPaint } from './after-paint.ts';

/**
 * The previous value until a render with the latest one has been painted, then the latest, in an
 * interruptible render. `useDeferredValue` would rerender before the paint, and delay it.
 */
export function useAfterPaint<Value extends object>(latest: Value): Value {
  const [settled, setSettled] = useState(latest);
  useEffect(() => afterPaint(() => startTransition(() => setSettled(latest))), [latest]);
  return settled;
}
