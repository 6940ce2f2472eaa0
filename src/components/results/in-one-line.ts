/** One text costs a browser a fraction of what several elements do, and a list shows many of them. */
export function inOneLine(parts: readonly (string | undefined)[]): string {
  return parts.filter((part) => part !== undefined).join(' · ');
}
