import { writeConstants } from './constants.ts';
import { couldMatch } from './could-match.ts';
import { type CssBlock, type CssNode, parseCss, splitList, writeCss } from './css-text.ts';
import { type PageElements, readElements } from './page-elements.ts';

const HOLDS_RULES = /^@(layer|media|supports|container)\b/;
const DECLARED_VARIABLE = /^(--[\w-]+):/;
const READ_VARIABLE = /var\(\s*(--[\w-]+)/g;

/** What of the style sheets the page needs until scripts change it: always too much rather than too little. */
export function rulesOfPage(css: string, html: string): string {
  const page = readElements(html);
  const matching = prune(parseCss(css), (rule) => ruleOfPage(rule, page));
  const rules = writeConstants(matching, page.inlineStyles);
  const read = readVariables(rules, page.inlineStyles);
  const words = new Set(declarations(rules).flatMap((text) => text.match(/[\w-]+/g) ?? []));
  return writeCss(
    prune(rules, (block) => {
      const keyframes = /^@(?:-webkit-)?keyframes (.+)$/.exec(block.prelude)?.[1];
      if (keyframes !== undefined) return words.has(keyframes) ? block : null;
      return { ...block, children: block.children.filter((node) => !isUnreadVariable(node, read)) };
    }),
  );
}

/** Each block as `keep` leaves it, from the outside inwards, and none that is left empty. */
function prune(nodes: readonly CssNode[], keep: (block: CssBlock) => CssBlock | null): CssNode[] {
  return nodes.flatMap((node): CssNode[] => {
    if (node.kind === 'statement') return [node];
    if (HOLDS_RULES.test(node.prelude)) {
      const children = prune(node.children, keep);
      return children.length > 0 ? [{ ...node, children }] : [];
    }
    const kept = keep(node);
    return kept && kept.children.length > 0 ? [kept] : [];
  });
}

function ruleOfPage(rule: CssBlock, page: PageElements): CssBlock | null {
  if (rule.prelude.startsWith('@')) return rule;
  const selectors = splitList(rule.prelude).filter((selector) => couldMatch(selector, page));
  return selectors.length > 0 ? { ...rule, prelude: selectors.join(',') } : null;
}

/** The variables that the rules or style attributes read, and those that stand in their values. */
function readVariables(rules: readonly CssNode[], inlineStyles: string): Set<string> {
  const values = new Map<string, string[]>();
  const read = new Set<string>();
  const follow = (text: string): void => {
    for (const [, name = ''] of text.matchAll(READ_VARIABLE)) {
      if (read.has(name)) continue;
      read.add(name);
      values.get(name)?.forEach(follow);
    }
  };
  const all = [...declarations(rules), ...inlineStyles.split(';')];
  for (const text of all) {
    const name = DECLARED_VARIABLE.exec(text)?.[1];
    if (name !== undefined) values.set(name, [...(values.get(name) ?? []), text]);
  }
  for (const text of all) if (!DECLARED_VARIABLE.test(text)) follow(text);
  return read;
}

function declarations(nodes: readonly CssNode[]): string[] {
  return nodes.flatMap((node) => (node.kind === 'statement' ? [node.text] : declarations(node.children)));
}

function isUnreadVariable(node: CssNode, read: ReadonlySet<string>): boolean {
  const name = node.kind === 'statement' ? DECLARED_VARIABLE.exec(node.text)?.[1] : undefined;
  return name !== undefined && !read.has(name);
}
