/** A declaration or a rule without a block, such as `@import`. */
export interface CssStatement {
  kind: 'statement';
  text: string;
}

/** Whatever has a block: a style rule, or a rule such as `@media` that holds others. */
export interface CssBlock {
  kind: 'block';
  /** The selectors, or the rule's name and its condition. */
  prelude: string;
  children: CssNode[];
}

export type CssNode = CssStatement | CssBlock;

/** Reads a style sheet as the build leaves it: minified, without comments. */
export function parseCss(text: string): CssNode[] {
  const top: CssBlock = { kind: 'block', prelude: '', children: [] };
  const open = [top];
  let piece = '';
  for (const token of text.match(TOKENS) ?? []) {
    const block = open.at(-1);
    if (!block) throw new Error('The style sheet closes a block that it never opened');
    if (token === '{') {
      const inner: CssBlock = { kind: 'block', prelude: piece.trim(), children: [] };
      block.children.push(inner);
      open.push(inner);
    } else if (token === '}' || token === ';') {
      if (piece.trim() !== '') block.children.push({ kind: 'statement', text: piece.trim() });
      if (token === '}') open.pop();
    } else {
      piece += token;
      continue;
    }
    piece = '';
  }
  if (open.length !== 1 || piece.trim() !== '') throw new Error('The style sheet ends in the middle');
  return top.children;
}

/** What stands in quotes or brackets is one token, whatever it holds. */
const TOKENS =
  /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|\((?:[^()"]|"[^"]*"|\([^()]*\))*\)|[{};]|\\.|[^{};"'(\\]+|\(/gs;

export function writeCss(nodes: readonly CssNode[]): string {
  return nodes
    .map((node) =>
      node.kind === 'statement' ? `${node.text};` : `${node.prelude}{${writeCss(node.children)}}`,
    )
    .join('')
    .replaceAll(';}', '}');
}

/** The parts of a list, such as one of selectors; a comma in brackets or quotes separates nothing. */
export function splitList(list: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (const { 0: mark, index } of list.matchAll(/"(?:[^"\\]|\\.)*"|[()[\],]/g)) {
    if (mark === '(' || mark === '[') depth += 1;
    else if (mark === ')' || mark === ']') depth -= 1;
    else if (mark === ',' && depth === 0) {
      parts.push(list.slice(start, index));
      start = index + 1;
    }
  }
  return [...parts, list.slice(start)].map((part) => part.trim());
}
