const PICTURE = /\.(svg|ico|png|webp|jpe?g)$/;

/** When a request was begun and when its answer was complete, in milliseconds since the navigation began. */
export interface RequestTiming {
  address: string;
  start: number;
  end: number;
}

/** What had been asked for before the moment: it shares the line with whatever is waited for. */
export function begunBefore(requests: readonly RequestTiming[], moment: number): RequestTiming[] {
  return requests.filter(({ start }) => start < moment);
}

/**
 * The longest row of requests up to a moment of which each began when the one before it was answered: what a
 * visitor waits for one after the other. No data waits for a picture.
 */
export function longestChain(requests: readonly RequestTiming[], moment: number): RequestTiming[] {
  const needed = requests.filter(({ address, end }) => end <= moment && !PICTURE.test(address));
  const inOrder = needed.toSorted((a, b) => a.end - b.end);
  let chain: RequestTiming[] = [];
  for (const request of inOrder) {
    const last = chain.at(-1);
    if (!last || request.start >= last.end) chain = [...chain, request];
  }
  return chain;
}

const BLOCKING_FROM_MS = 50;

/** How long tasks after the first paint kept the page from answering its visitor. */
export function totalBlockingTime(
  tasks: readonly { start: number; duration: number }[],
  from: number,
): number {
  return tasks.reduce((total, { start, duration }) => {
    const counted = Math.min(duration, start + duration - from);
    return total + Math.max(0, counted - BLOCKING_FROM_MS);
  }, 0);
}
