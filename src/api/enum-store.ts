import type { EnumEntry } from '#domain/contract.ts';
import type { Api } from './client.ts';
import { readData } from './errors.ts';

export interface EnumStore {
  load: (language: string) => Promise<void>;
  /** An entry by its id, regardless of case, or by its additional data. */
  find: (category: string, key: string) => EnumEntry | undefined;
  choices: (category: string, options?: { withNone: EnumEntry['label'] }) => readonly EnumEntry[];
}

export function createEnumStore(api: Api): EnumStore {
  let entries: Readonly<Record<string, readonly EnumEntry[]>> = {};

  const choicesOf = (category: string): readonly EnumEntry[] => entries[category] ?? [];

  return {
    load: async (lang) => {
      const params = { path: { lang } };
      // The same for all users, and cached for a while.
      const answer = await readData(api.http.GET('/api/enums/{lang}', { params, cache: 'default' }));
      entries = answer.data;
    },
    find: (category, key) => {
      const id = key.toLowerCase();
      return choicesOf(category).find(
        (entry) => entry.id.toLowerCase() === id || entry.additionalData === key,
      );
    },
    choices: (category, options) =>
      options ? [{ id: '', label: options.withNone }, ...choicesOf(category)] : choicesOf(category),
  };
}
