import { foldName } from '#domain/fold-name.ts';
import type { Hit } from './name-index.ts';
import type { PlaceIndex } from './place-index.ts';
import type { PlaceQuery } from './place-query.ts';
import { createRanking, type Ranking } from './ranking.ts';

const MAX_WORDS = 12;
const SHORTEST_KNOWN_NAME = 4;
const KNOWN_POPULATION = 50_000;
/** Below, too many names are one letter away; above, there are no names. */
const MISSPELT_LENGTH = { least: 5, most: 40 };

export function findPlaces(index: PlaceIndex, query: PlaceQuery, limit: number): number[] {
  const words = foldName(query.typed).split(' ').filter(Boolean).slice(0, MAX_WORDS);
  if (words.length === 0) return [];
  const ranking = createRanking(index, query, limit);
  index.names.visit(words.join(' '), ranking.add);
  if (!ranking.isFull()) findByNameAndRegion(index, words, ranking);
  return ranking.list();
}

export function guessPlaces(index: PlaceIndex, query: PlaceQuery, limit: number): number[] {
  const words = foldName(query.typed).split(' ').filter(Boolean).slice(0, MAX_WORDS);
  const ranking = createRanking(index, query, limit);
  findByNameAlone(index, words, ranking);
  if (ranking.isEmpty()) findMisspelt(index, words.join(' '), ranking);
  return ranking.list();
}

/** A name followed by words of what contains the place: paris texas, zurich switzerland, heathrow london. */
function findByNameAndRegion({ names, regionWordsOf }: PlaceIndex, words: string[], { add }: Ranking): void {
  splitAll(words, (name, others) => {
    names.visit(name, (hit) => {
      if (hit.end === 'within') return;
      const region = regionWordsOf(hit.owner);
      if (others.every((word) => region.includes(` ${word}`))) add(hit);
    });
  });
}

/** A well-known name followed by words that match nothing: zurich main station. */
function findByNameAlone({ names, places }: PlaceIndex, words: string[], ranking: Ranking): void {
  const isKnown = ({ owner, fromStart, end }: Hit) =>
    fromStart && end === 'name' && places.at(owner).population >= KNOWN_POPULATION;
  splitAll(words, (name) => {
    if (name.length < SHORTEST_KNOWN_NAME || !ranking.isEmpty()) return;
    names.visit(name, (hit) => {
      if (isKnown(hit)) ranking.add(hit);
    });
  });
}

/** A whole name with one wrong letter: londn. */
function findMisspelt({ names }: PlaceIndex, typed: string, { add }: Ranking): void {
  if (typed.length < MISSPELT_LENGTH.least || typed.length > MISSPELT_LENGTH.most) return;
  for (const spelling of spellingsOneLetterOff(typed)) {
    names.visit(spelling, (hit) => {
      if (hit.fromStart && hit.end === 'name') add(hit);
    });
  }
}

function splitAll(words: string[], see: (name: string, others: string[]) => void): void {
  for (let count = words.length - 1; count > 0; count -= 1) {
    see(words.slice(0, count).join(' '), words.slice(count));
  }
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

function spellingsOneLetterOff(folded: string): Set<string> {
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
