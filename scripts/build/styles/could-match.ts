import { splitList } from './css-text.ts';
import type { PageElements } from './page-elements.ts';

/** Attributes that change before any script of the application has arrived. */
const CHANGEABLE = new Set(['data-mantine-color-scheme', 'open']);

/** What is drawn after the first painting only; the whole style sheets follow that. */
const ONCE_PAINTED = ':not([data-unpainted])';

/** Parts that only fields of a certain type have. */
const PARTS_OF_FIELDS: readonly (readonly [part: RegExp, type: string])[] = [
  [/^::-webkit-search-/, 'search'],
  [/^::-webkit-(?:inner|outer)-spin-button$/, 'number'],
];

const ONE_OF = /^:(is|where|has|-webkit-any)$/;
const SIMPLE =
  /::?[\w-]+(?:\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))?|\[[^\]]*\]|[.#]?(?:\\.|[^\s\\.#:[\]()>+~*,|])+/g;

/**
 * Whether a selector may choose something in the page: true when all that it names is there, wherever that is. What
 * an element is not, or which state it is in, says nothing.
 */
export function couldMatch(selector: string, page: PageElements): boolean {
  return (selector.match(SIMPLE) ?? []).every((part) => isThere(part, page));
}

function isThere(part: string, page: PageElements): boolean {
  if (part.includes('\\')) return true;
  const rest = part.slice(1);
  switch (part[0]) {
    case '.':
      return page.attributes.get('class')?.has(rest) ?? false;
    case '#':
      return page.attributes.get('id')?.has(rest) ?? false;
    case '[':
      return hasAttribute(rest.slice(0, -1), page);
    case ':':
      return couldBe(part, page);
    default:
      return page.names.has(part.toLowerCase());
  }
}

function hasAttribute(condition: string, { attributes }: PageElements): boolean {
  const [, name = '', operator, value = ''] =
    /^([\w-]+)(?:([~|^$*]?=)"?([^"]*?)"?(?:\s+[is])?)?$/.exec(condition) ?? [];
  if (CHANGEABLE.has(name)) return true;
  const values = attributes.get(name);
  return values !== undefined && (operator !== '=' || name === 'class' || values.has(value));
}

function couldBe(pseudo: string, page: PageElements): boolean {
  if (pseudo === ONCE_PAINTED) return false;
  if (pseudo === ':disabled') return page.attributes.has('disabled');
  const [, type] = PARTS_OF_FIELDS.find(([part]) => part.test(pseudo)) ?? [];
  if (type !== undefined) return page.attributes.get('type')?.has(type) ?? false;
  const bracket = pseudo.indexOf('(');
  if (bracket < 0 || !ONE_OF.test(pseudo.slice(0, bracket))) return true;
  return splitList(pseudo.slice(bracket + 1, -1)).some((selector) => couldMatch(selector, page));
}
