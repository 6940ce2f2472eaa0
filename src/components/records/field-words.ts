/** The path of a field as words: `locations[Head office].address.postalCode` is "Locations (Head office), address, postal code". */
export function fieldWords(path: string): string {
  const words = splitOutsideBrackets(path).map((part) => {
    const [, name = part, entry] = /^([^[]*)\[(.*)\]$/s.exec(part) ?? [];
    const spoken = name.replaceAll(/([a-z\d])([A-Z])/g, '$1 $2').toLowerCase();
    return entry === undefined ? spoken : `${spoken} (${entry})`;
  });
  const text = words.join(', ');
  return text.charAt(0).toUpperCase() + text.slice(1);
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
