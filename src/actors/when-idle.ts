/** Runs once the browser has nothing else to do, such as painting. Returns how to give it up. */
export function whenIdle(run: () => void): () => void {
  // Not every browser says when it is idle.
  if (!window.requestIdleCallback) {
    const timer = setTimeout(run);
    return () => clearTimeout(timer);
  }
  const request = window.requestIdleCallback(run);
  return () => window.cancelIdleCallback(request);
}
