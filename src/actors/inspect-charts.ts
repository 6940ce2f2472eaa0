import type { InspectionEvent } from 'xstate';

declare global {
  /** Defined before the page is loaded by what watches the charts: a debugger, or the walks. */
  var inspectCharts: ((event: InspectionEvent) => void) | undefined;
}

/** The option with which an actor is watched. */
export function chartInspector(): ((event: InspectionEvent) => void) | undefined {
  return globalThis.inspectCharts;
}
