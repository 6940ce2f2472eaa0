import type { Page } from 'playwright/test';
import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition, InspectionEvent } from 'xstate';

/** What a chart of the page did: an event that it got, a transition that it took, a leaf state in which it rested. */
interface Sighting {
  /** The id of the chart. */
  chart: string;
  event?: string;
  transition?: string;
  leaf?: string;
}

/** By the ids of the charts. */
export type ChartWalks = Record<string, { transitions: string[]; leaves: string[] }>;

interface SeenCharts {
  seen(): ChartWalks;
  /** How much was seen so far. */
  count(): number;
  /** The events that the charts got since that count. */
  eventsSince(count: number): string[];
}

/** From the next page on, notes what the charts of the browser do. */
export async function inspectCharts(page: Page): Promise<SeenCharts> {
  const sightings: Sighting[] = [];
  await page.exposeFunction('reportSightings', (seen: Sighting[]) => {
    sightings.push(...seen);
  });
  await page.addInitScript(reportCharts);
  return {
    seen: () => byChart(sightings),
    count: () => sightings.length,
    eventsSince: (count) =>
      sightings
        .slice(count)
        .flatMap(({ chart, event }) => (event === undefined ? [] : [`${chart}: ${event}`])),
  };
}

function byChart(sightings: readonly Sighting[]): ChartWalks {
  const charts: Record<string, { transitions: Set<string>; leaves: Set<string> }> = {};
  for (const { chart, transition, leaf } of sightings) {
    charts[chart] ??= { transitions: new Set(), leaves: new Set() };
    if (transition !== undefined) charts[chart].transitions.add(transition);
    if (leaf !== undefined) charts[chart].leaves.add(leaf);
  }
  return Object.fromEntries(
    Object.entries(charts).map(([chart, { transitions, leaves }]) => [
      chart,
      { transitions: [...transitions], leaves: [...leaves] },
    ]),
  );
}

declare global {
  var reportSightings: (seen: Sighting[]) => void;
}

/** Runs in the page, before the application: names of transitions are those of `nameOf` in `paths.ts`. */
function reportCharts(): void {
  globalThis.inspectCharts = (event: InspectionEvent) => {
    const machine = (event.actorRef as { logic?: AnyStateMachine } | undefined)?.logic;
    if (machine?.root === undefined) return;
    const chart = machine.id;
    if (event.type === '@xstate.event') {
      globalThis.reportSightings([{ chart, event: event.event.type }]);
    }
    if (event.type === '@xstate.microstep') {
      globalThis.reportSightings(
        event._transitions.map((transition) => ({ chart, transition: describe(transition) })),
      );
    }
    if (event.type === '@xstate.snapshot') {
      const { _nodes: nodes = [] } = event.snapshot as { _nodes?: AnyStateNode[] };
      const leaves = nodes.filter((node) => Object.keys(node.states).length === 0);
      globalThis.reportSightings(leaves.map((node) => ({ chart, leaf: node.path.join('.') })));
    }
  };

  function describe(transition: AnyTransitionDefinition): string {
    const { source, eventType } = transition;
    const siblings = eventType === '' ? (source.always ?? []) : (source.transitions.get(eventType) ?? []);
    const place = siblings.length > 1 ? ` (${siblings.indexOf(transition) + 1})` : '';
    const targets = transition.target?.map((target) => target.path.join('.')).join(', ');
    return `${source.path.join('.')}: ${eventType || 'always'}${place} -> ${targets ?? 'stays'}`;
  }
}
