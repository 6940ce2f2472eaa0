import { startTransition, useEffect, useState } from 'react';
import { afterPaint } from './after-paint.ts';

/**
 * A value as it was until what is drawn with the latest has been painted, then the latest: in a drawing that gives way
 * to whatever is more urgent. A deferred value is drawn sooner, and the painting then waits for it.
 */
export function useAfterPaint<Value extends object>(latest: Value): Value {
  const [settled, setSettled] = useState(latest);
  useEffect(() => afterPaint(() => startTransition(() => setSettled(latest))), [latest]);
  return settled;
}
