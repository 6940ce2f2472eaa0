export interface FieldPart {
  name: string;
  entry?: string;
}

/**
 * The path of a field as words: `locations[Head office].address.postalCode` is "Location, Head office: address, postal
 * code".
 */
export function fieldWords(parts: readonly FieldPart[]): string {
  const text = parts
    .map(partWords)
    .join('')
    .replace(/(, |: )$/, '');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function partWords({ name, entry }: FieldPart): string {
  const spoken = name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replace(/^gds\b/, 'GDS')
    .replace(/([a-z])(\d)/, '$1 $2');
  return entry === undefined ? `${spoken}, ` : `${singular(spoken)}, ${entry}: `;
}

function singular(words: string): string {
  return words.replace(/ies$/, 'y').replace(/s$/, '');
}

export function fieldParts(path: string): FieldPart[] {
  return splitOutsideBrackets(path).map((part) => {
    const [, name = part, entry] = /^([^[]*)\[(.*)\]$/s.exec(part) ?? [];
    return { name, entry };
  });
}

/** Names of entries may have points in them. */
function splitOutsideBrackets(path: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const letter of path) {
    if (letter === '[') depth += 1;
    if (letter === ']') depth -= 1;
    if (letter === '.' && depth === 0) parts.push('');
    else parts.push(`${parts.pop()}${letter}`);
  }
  return parts;
}
