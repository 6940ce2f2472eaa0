import { startTransition, useEffect, useState } from 'react';

/**
 * A value as it was until what is drawn with the latest has been painted, then the latest: in a drawing that gives way
 * to whatever is more urgent. A deferred value is drawn sooner, and the painting then waits for it.
 */
export function useAfterPaint<Value extends object>(latest: Value): Value {
  const [settled, setSettled] = useState(latest);
  useEffect(() => afterPaint(() => startTransition(() => setSettled(latest))), [latest]);
  return settled;
}

/** A message that is sent from an animation frame arrives when the frame has been painted. */
function afterPaint(callback: () => void): () => void {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = callback;
  const frame = requestAnimationFrame(() => port2.postMessage(null));
  return () => {
    cancelAnimationFrame(frame);
    port1.close();
  };
}
