const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** Possible intended spellings: with a letter missing, added or wrong, or two letters swapped. */
export function spellingsOneLetterOff(folded: string): Set<string> {
  const spellings = new Set<string>();
  for (let at = 0; at <= folded.length; at += 1) {
    const [before, after] = [folded.slice(0, at), folded.slice(at)];
    spellings.add(before + after.slice(1));
    spellings.add(before + after.charAt(1) + after.charAt(0) + after.slice(2));
    for (const letter of LETTERS) {
      spellings.add(before + letter + after);
      spellings.add(before + letter + after.slice(1));
    }
  }
  spellings.delete(folded);
  return spellings;
}
