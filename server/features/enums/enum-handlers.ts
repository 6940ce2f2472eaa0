import { createHash } from 'node:crypto';
import type { EnumEntry } from '#domain/contract.ts';
import type { Handlers } from '../../http/handler.ts';
import type { Category } from './category.ts';

interface Answer {
  body: { data: Record<string, EnumEntry[]> };
  etag: string;
}

/**
 * Choices are the same for every caller and for the life of the process, so each answer is built once, when
 * it is first requested. English is the only language; all others fall back to it.
 */
export function createEnumHandlers(): Pick<Handlers, 'listEnums'> {
  const answers = new Map<Category | 'all', Promise<Answer>>();

  return {
    async listEnums({ query }) {
      const requested = query?.category ?? 'all';
      const answer = answers.get(requested) ?? makeAnswer(requested);
      answers.set(requested, answer);
      const { body, etag } = await answer;
      return {
        status: 200,
        headers: { etag, 'cache-control': 'public, max-age=300', 'content-language': 'en' },
        body,
      };
    },
  };
}

async function makeAnswer(requested: Category | 'all'): Promise<Answer> {
  // Loaded on demand, so that these packages add nothing to the start time of the server.
  const { referenceData } = await import('./reference-data.ts');
  const lists: Record<string, () => EnumEntry[]> =
    requested === 'all' ? referenceData : { [requested]: referenceData[requested] };
  const data = Object.fromEntries(Object.entries(lists).map(([category, list]) => [category, list()]));
  const digest = createHash('sha256').update(JSON.stringify(data)).digest('base64url');
  return { body: { data }, etag: `"${digest}"` };
}
