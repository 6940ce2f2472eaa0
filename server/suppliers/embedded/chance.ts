import { createSeededRandom, type SeededRandom } from './seeded-random.ts';

export function createChance(...words: readonly (string | number)[]): SeededRandom {
  return createSeededRandom(hashText(words.join('|')));
}

/** FNV-1a, 32 bits. */
function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193) >>> 0;
  }
  return hash;
}
