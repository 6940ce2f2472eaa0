import type { ResponseLine } from '../http/line-writer.ts';

export interface LineChannel {
  push(line: ResponseLine): void;
  end(): void;
  /** The reader gets all lines pushed before, then this error. */
  fail(error: unknown): void;
  lines(): AsyncGenerator<ResponseLine>;
}

export function createLineChannel(): LineChannel {
  const waiting: ResponseLine[] = [];
  let news = Promise.withResolvers<void>();
  let outcome: { error?: unknown };

  const settle = (how: { error?: unknown }) => {
    outcome ??= how;
    news.resolve();
  };
  return {
    push(line) {
      waiting.push(line);
      news.resolve();
    },
    end: () => settle({}),
    fail: (error) => settle({ error }),
    async *lines() {
      for (;;) {
        yield* waiting.splice(0);
        if (waiting.length > 0) continue;
        if (outcome && 'error' in outcome) throw outcome.error;
        if (outcome) return;
        await news.promise;
        news = Promise.withResolvers();
      }
    },
  };
}
