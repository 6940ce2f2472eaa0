import { isSameHolder, type Pass } from './pass.ts';

interface EarlyAnswer {
  answer: Promise<Response>;
  /** What it was asked for with; nothing where it was asked for before anybody was known. */
  pass: Pass | null;
}

interface EarlyAnswers {
  keep: (request: Request, pass: Pass | null, answer: Promise<Response>) => void;
  take: (request: Request, pass: Pass | null) => Promise<Response> | undefined;
}

/** Answers that wait for whoever sends the same request: each is used once, and never by another person or company. */
export function createEarlyAnswers(begun: Record<string, Promise<Response>> = {}): EarlyAnswers {
  const waiting = new Map<string, EarlyAnswer>(
    Object.entries(begun).map(([path, answer]) => [path, { answer, pass: null }]),
  );
  return {
    keep: (request, pass, answer) => {
      // Whoever takes it over meets the failure; until then it is nobody's.
      answer.catch(() => {});
      waiting.set(addressOf(request), { answer, pass });
    },
    take: (request, pass) => {
      if (request.method !== 'GET') return undefined;
      const address = addressOf(request);
      const early = waiting.get(address);
      waiting.delete(address);
      return early && (!early.pass || isSameHolder(early.pass, pass)) ? early.answer : undefined;
    },
  };
}

function addressOf({ url }: Request): string {
  const { pathname, search } = new URL(url);
  return pathname + search;
}
