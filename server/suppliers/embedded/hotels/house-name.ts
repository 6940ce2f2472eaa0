import type { SeededRandom } from '#server/suppliers/embedded/seeded-random.ts';
import type { Chain } from './chains.ts';
import { HOUSE_WORDS } from './house-words.ts';
import type { Town } from './town.ts';

export function nameHouse(
  town: Pick<Town, 'name' | 'language'>,
  district: string | null,
  chain: Chain | null,
  usedNames: ReadonlySet<string>,
  chance: SeededRandom,
): string {
  const { houses, kinds, spots } = HOUSE_WORDS[town.language];
  const spot = district ?? chance.pick(spots);
  if (chain) return firstFree(chainNames(chain.brand, town.name, spot, spots), usedNames, chance);
  const own = Array.from({ length: 4 }, () => [chance.pick(kinds), chance.pick(houses)].join(' ').trim());
  return firstFree([...own, `${own[0]} ${spot}`, `${own[1]} ${chance.pick(spots)}`], usedNames, chance);
}

function chainNames(brand: string, town: string, spot: string, spots: readonly string[]): string[] {
  return [
    `${brand} ${town} ${spot}`,
    `${brand} ${town}`,
    ...spots.map((other) => `${brand} ${town} ${other}`),
  ];
}

function firstFree(names: readonly string[], usedNames: ReadonlySet<string>, chance: SeededRandom): string {
  const free = names.find((name) => !usedNames.has(name));
  if (free !== undefined) return free;
  let number = chance.between(2, 9);
  while (usedNames.has(`${names[0]} ${number}`)) number += 1;
  return `${names[0]} ${number}`;
}
