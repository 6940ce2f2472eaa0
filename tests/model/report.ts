import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { albumOf } from './album.ts';
import { escaped } from './escaped.ts';
import { isPassing, nameOf } from './paths.ts';
import { ROOT, type Walk } from './walked.ts';

export interface ChartWalks {
  name: string;
  machine: AnyStateMachine;
  walks: Walk[];
  /** The reasons for transitions that can not be walked. */
  reasons: Record<string, string>;
}

/** The charts as nested boxes: walked ones are green and ticked, others are red and crossed. */
export function reportOf(charts: ChartWalks[]): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Model tests</title>
<style>${STYLE}</style>
<h1>Model tests</h1>
<p>Each box is a state, each line in it a transition, with the walks that took it, or why none can.</p>
${charts.map(chartSection).join('\n')}
</html>
`;
}

function chartSection(chart: ChartWalks): string {
  const { name, machine, walks } = chart;
  return `<h2>${escaped(name)}</h2><p>${walks.length} walks</p>${stateBox(machine.root, chart)}`;
}

function stateBox(node: AnyStateNode, chart: ChartWalks): string {
  const { walks, reasons } = chart;
  const children = Object.values(node.states);
  const leaf = children.length === 0 && !isPassing(node);
  const seen = walks.filter(({ leaves }) => leaves.includes(node.path.join('.')));
  const transitions = [...[...node.transitions.values()].flat(), ...(node.always ?? [])].map((transition) => {
    if (transition.target === undefined && transition.actions.length === 0) {
      return `<li class="blocked">${escaped(transition.eventType)} is not heard here</li>`;
    }
    const name = nameOf(transition);
    const taken = walks.filter((walk) => walk.transitions.includes(name));
    const label = escaped(name.slice(name.indexOf(': ') + 2));
    const reason = reasons[name];
    if (reason !== undefined) return `<li class="blocked">${label}: ${escaped(reason)}</li>`;
    return `<li class="${mark(taken)}">${label} ${namesOf(taken)}</li>`;
  });
  return `<section class="${leaf ? mark(seen) : 'group'}">
<h3>${escaped(node.key)}</h3>
${leaf ? namesOf(seen) : ''}
<ul>${transitions.join('')}</ul>
${children.map((child) => stateBox(child, chart)).join('\n')}
</section>`;
}

function mark(walks: readonly Walk[]): string {
  return walks.length > 0 ? 'walked' : 'missed';
}

/** The number of walks, which unfolds to their names; they lead to the pictures that were taken. */
function namesOf(walks: readonly Walk[]): string {
  const names = walks.map(({ name }) => {
    const album = albumOf(name);
    const text = escaped(name);
    return `<li>${existsSync(join(ROOT, album)) ? `<a href="${album}">${text}</a>` : text}</li>`;
  });
  return `<details><summary>${walks.length}</summary><ul>${names.join('')}</ul></details>`;
}

const STYLE = `
:root { color-scheme: light dark; font: 14px/1.5 system-ui, sans-serif; --ok: #2e7d32; --bad: #c62828; }
body { max-width: 1200px; margin: 2rem auto; padding: 0 1rem; }
section { border: 1px solid #8888; border-radius: 8px; padding: .5rem 1rem; margin: .5rem 0; }
section.walked { border-left: 6px solid var(--ok); }
section.missed { border-left: 6px solid var(--bad); }
h3 { margin: 0; font-size: 1rem; }
ul { margin: .25rem 0; padding: 0; list-style: none; }
li.walked::before { content: "✓ "; color: var(--ok); }
li.missed::before { content: "✗ "; color: var(--bad); }
li.blocked, section.blocked > p { opacity: .7; }
details { display: inline-block; vertical-align: top; }
summary { cursor: pointer; font-weight: bold; font-variant-numeric: tabular-nums; }
details ul { padding-left: 1rem; list-style: disc; }
`;
