const SHOWN = 3;

/** The last characters of a confidential text: three, and never more than half of it. */
export function maskText(text: string): string {
  const characters = [...text];
  const shown = Math.min(SHOWN, Math.floor(characters.length / 2));
  return `•••${characters.slice(characters.length - shown).join('')}`;
}
