/** Everything in a page that a selector can speak of. */
export interface PageElements {
  names: ReadonlySet<string>;
  /** The values of each attribute; classes one by one. */
  attributes: ReadonlyMap<string, ReadonlySet<string>>;
  /** What style attributes say. */
  inlineStyles: string;
}

const TAG = /<([a-z][a-z0-9-]*)((?:\s+[^\s=>/]+(?:="[^"]*")?)*)\s*\/?>/gi;
const ATTRIBUTE = /([^\s=]+)(?:="([^"]*)")?/g;
const CONTENT_OF_SCRIPTS = /(<script[^>]*>)[\s\S]*?(<\/script>)/g;

export function readElements(html: string): PageElements {
  const names = new Set<string>();
  const attributes = new Map<string, Set<string>>();
  for (const [, name = '', written = ''] of html.replaceAll(CONTENT_OF_SCRIPTS, '$1$2').matchAll(TAG)) {
    names.add(name.toLowerCase());
    for (const [, attribute = '', value = ''] of written.matchAll(ATTRIBUTE)) {
      const key = attribute.toLowerCase();
      const values = attributes.get(key) ?? new Set();
      for (const one of key === 'class' ? value.split(/\s+/) : [value]) values.add(one);
      attributes.set(key, values);
    }
  }
  return { names, attributes, inlineStyles: [...(attributes.get('style') ?? [])].join(';') };
}
