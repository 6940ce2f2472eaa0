export interface LongTask {
  start: number;
  duration: number;
}

/** What the page itself saw while it loaded; all times in milliseconds since its navigation began. */
export interface Observed {
  lcp: number;
  cls: number;
  longTasks: LongTask[];
  /** The elements that moved. */
  shifted: string[];
  /** When what a mark names was first on the screen. */
  marks: Record<string, number>;
}

/** Not among the types of the DOM yet. */
interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null }[];
}

/** A thing to wait for: an element, or one whose text begins in a certain way. */
export interface Mark {
  selector: string;
  text?: string;
}

declare global {
  interface Window {
    observed: Observed;
  }
}

/** Runs in the page before anything else does; it must not use anything from outside of itself. */
export function observePage(wanted: Record<string, Mark>): void {
  const observed: Observed = { lcp: 0, cls: 0, longTasks: [], shifted: [], marks: {} };
  window.observed = observed;

  watch<PerformanceEntry>('largest-contentful-paint', (entry) => {
    observed.lcp = entry.startTime;
  });
  watch<LayoutShift>('layout-shift', ({ hadRecentInput, value, sources }) => {
    if (hadRecentInput) return;
    observed.cls += value;
    for (const { node } of sources) {
      if (node instanceof Element) observed.shifted.push(`${node.localName}.${node.classList.value}`);
    }
  });
  watch<PerformanceEntry>('longtask', ({ startTime, duration }) => {
    observed.longTasks.push({ start: startTime, duration });
  });
  new MutationObserver(lookForMarks).observe(document, {
    childList: true,
    subtree: true,
    characterData: true,
  });

  function watch<Entry extends PerformanceEntry>(type: string, take: (entry: Entry) => void): void {
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Entry[]) take(entry); // the entries of the type that was asked for
    });
    observer.observe({ type, buffered: true });
  }

  function lookForMarks(): void {
    for (const [name, mark] of Object.entries(wanted)) {
      if (observed.marks[name] !== undefined || !isThere(mark)) continue;
      observed.marks[name] = Number.NaN;
      // In the frame after the next one begins, the change has been painted.
      requestAnimationFrame(() => {
        requestAnimationFrame((now) => {
          observed.marks[name] = now;
        });
      });
    }
  }

  function isThere({ selector, text = '' }: Mark): boolean {
    return [...document.querySelectorAll(selector)].some(
      (found) => found.checkVisibility() && found.textContent.startsWith(text),
    );
  }
}
