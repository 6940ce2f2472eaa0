import type { Deps } from '../../../deps.ts';

const FRESH_MS = 60_000;
const MOST = 200;

interface Asked<Answer> {
  at: number;
  answer: Promise<Answer>;
}

/** Caches the answers of suppliers for a minute; a failed call is repeated at once. */
export function createAskedOnce<Answer>({
  clock,
}: Pick<Deps, 'clock'>): (key: string, ask: () => Promise<Answer>) => Promise<Answer> {
  const asked = new Map<string, Asked<Answer>>();

  return async (key, ask) => {
    const at = clock.now().getTime();
    const known = asked.get(key);
    if (known && at - known.at < FRESH_MS) return await known.answer;
    const answer = ask();
    asked.delete(key);
    asked.set(key, { at, answer });
    const [oldest] = asked.keys();
    if (asked.size > MOST && oldest !== undefined) asked.delete(oldest);
    try {
      return await answer;
    } catch (error) {
      asked.delete(key);
      throw error;
    }
  };
}
