import { startTransition, useEffect, useState } from 'react';

/**
 * The previous value until a render with the latest one has been painted, then the latest, in an
 * interruptible render. `useDeferredValue` would rerender before the paint, and delay it.
 */
export function useAfterPaint<Value extends object>(latest: Value): Value {
  const [settled, setSettled] = useState(latest);
  useEffect(() => afterPaint(() => startTransition(() => setSettled(latest))), [latest]);
  return settled;
}

/** A message that is sent from an animation frame arrives when the frame has been painted. */
export function afterPaint(callback: () => void): () => void {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = callback;
  const frame = requestAnimationFrame(() => port2.postMessage(null));
  return () => {
    cancelAnimationFrame(frame);
    port1.close();
  };
}
