import type { AnyStateMachine, AnyStateNode } from 'xstate';
import {
  actionWords,
  listTransitions,
  nameOf,
  statesBelow,
  type TransitionWords,
} from './statechart-words.ts';

/** The chart as a page: a diagram to look at, then each state and each transition in a table. */
export function statechartPage(machine: AnyStateMachine, name: string, file: string): string {
  const states = statesBelow(machine.root);
  const transitions = [machine.root, ...states].flatMap(listTransitions);
  return `# The chart \`${name}\`

Written by \`npm run generate\` from [${file}](../../${file}); what it guarantees is said there.

\`\`\`mermaid
stateDiagram-v2
  state "${name}" as chart {
${inside(machine.root, '    ')}
  }
${transitions.flatMap(arrows).join('\n')}
\`\`\`

## States

| State | Tags | Actors | On entry |
|---|---|---|---|
${states.map(stateRow).join('\n')}

## Transitions

| From | When | Condition | To | Actions |
|---|---|---|---|---|
${transitions.map(transitionRow).join('\n')}
${roleTable(states)}`;
}

/** The actions of each role in each state; empty when no state defines any. */
function roleTable(states: AnyStateNode[]): string {
  const actionsOf = new Map(states.map((state) => [state, actionsByRole(state)]));
  const roles = [...new Set([...actionsOf.values()].flatMap(Object.keys))].sort();
  if (roles.length === 0) return '';
  const rows = [...actionsOf].map(([state, byRole]) =>
    row([nameOf(state), ...roles.map((role) => byRole[role]?.join(', ') ?? '')]),
  );
  return `
## What a person may do

${row(['State', ...roles])}
|${'---|'.repeat(roles.length + 1)}
${rows.join('\n')}
`;
}

function actionsByRole({ meta }: AnyStateNode): Record<string, readonly string[]> {
  return (meta as { actions?: Record<string, readonly string[]> })?.actions ?? {};
}

function inside(node: AnyStateNode, indent: string): string {
  const children = Object.values(node.states);
  const separator = node.type === 'parallel' ? `\n${indent}--\n` : '\n';
  const drawn = children.map((child) => state(child, indent)).join(separator);
  const [first] = node.initial?.target ?? [];
  return first ? `${indent}[*] --> ${toId(nameOf(first))}\n${drawn}` : drawn;
}

function state(node: AnyStateNode, indent: string): string {
  const head = `${indent}state "${node.key}" as ${toId(nameOf(node))}`;
  const final = node.type === 'final' ? `\n${indent}${toId(nameOf(node))} --> [*]` : '';
  if (Object.keys(node.states).length === 0) return head + final;
  return `${head} {\n${inside(node, `${indent}  `)}\n${indent}}`;
}

function arrows({ from, when, condition, to, actions }: TransitionWords): string[] {
  const label = `${when}${condition && ` [${condition}]`}${actions && ` / ${actions}`}`;
  const targets = to.length > 0 ? to : [from];
  return from === '' ? [] : targets.map((target) => `  ${toId(from)} --> ${toId(target)}: ${label}`);
}

function stateRow(node: AnyStateNode): string {
  const actors = node.invoke.map(({ id }) => id).join(', ');
  return row([nameOf(node), node.tags.join(', '), actors, actionWords(node.entry)]);
}

function transitionRow({ from, when, condition, to, actions }: TransitionWords): string {
  return row([from || 'anywhere', when, condition, to.join(', ') || 'stays', actions]);
}

function row(cells: string[]): string {
  return `| ${cells.join(' | ')} |`;
}

function toId(name: string): string {
  return name.replaceAll('.', '_');
}
