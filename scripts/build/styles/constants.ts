import type { CssNode } from './css-text.ts';

interface Declared {
  value: string;
  /** The selectors, and the conditions around them; layers are none. */
  where: string;
}

const VARIABLE = /^(--[\w-]+):(.*)$/s;
const READ = /var\(\s*(--[\w-]+)\s*(?:,((?:[^()]|\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))*))?\)/g;
const TIMES_ONE = /calc\(([^()\s]+) \* 1\)/g;

/** Writes the values of variables that are the same everywhere where they are read: less to send and to work out. */
export function writeConstants(rules: readonly CssNode[], inlineStyles: string): CssNode[] {
  const declared = collect(rules);
  const isOfTheDocument = (name: string) =>
    !inlineStyles.includes(`${name}:`) &&
    (declared.get(name) ?? []).every(({ where }) => where.startsWith(':root'));
  const constants = new Map<string, string>();
  for (const [name, [first, ...others]] of declared) {
    if (first?.where !== ':root' || others.length > 0 || inlineStyles.includes(name)) continue;
    if (namesIn(first.value).every(isOfTheDocument)) constants.set(name, first.value);
  }
  const written = (text: string): string =>
    text.replaceAll(READ, (whole, name: string, instead?: string) => {
      const value = constants.get(name);
      if (value !== undefined) return written(value);
      return instead === undefined ? whole : `var(${name},${written(instead)})`;
    });
  const rewrite = (node: CssNode): CssNode =>
    node.kind === 'statement'
      ? { ...node, text: written(node.text).replaceAll(TIMES_ONE, '$1') }
      : { ...node, children: node.children.map(rewrite) };
  return rules.map(rewrite);
}

const namesIn = (text: string): string[] => [...text.matchAll(READ)].map(([, name = '']) => name);

function collect(
  nodes: readonly CssNode[],
  where = '',
  found = new Map<string, Declared[]>(),
): Map<string, Declared[]> {
  for (const node of nodes) {
    if (node.kind === 'block') {
      const isLayer = node.prelude.startsWith('@layer');
      collect(node.children, isLayer ? where : `${where} ${node.prelude}`.trim(), found);
      continue;
    }
    const [, name, value = ''] = VARIABLE.exec(node.text) ?? [];
    if (name !== undefined) found.set(name, [...(found.get(name) ?? []), { value, where }]);
  }
  return found;
}
