/** A single text node costs a browser a fraction of several elements, and a list has many of them. */
export function inOneLine(parts: readonly (string | undefined)[]): string {
  return parts.filter((part) => part !== undefined).join(' · ');
}
