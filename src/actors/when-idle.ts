/** Runs once the browser is idle, after painting for example. Returns a function to cancel it. */
export function whenIdle(run: () => void): () => void {
  // Not every browser has `requestIdleCallback`.
  if (!window.requestIdleCallback) {
    const timer = setTimeout(run);
    return () => clearTimeout(timer);
  }
  const request = window.requestIdleCallback(run);
  return () => window.cancelIdleCallback(request);
}
