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
