import { availableParallelism } from 'node:os';
import type { FastifyBaseLogger } from 'fastify';
import { DomainError } from '../errors.ts';
import type { FailedSource } from '../offers/search-tools.ts';
import type { SearchReaders } from '../suppliers/search-readers.ts';
import { createFairQueue } from './fair-queue.ts';
import { createLineChannel } from './line-channel.ts';
import type { SearchCaller, Searches, SearchTask } from './searches.ts';
import { startThread, type Thread } from './thread.ts';

export interface SearchPool extends Searches {
  close(): Promise<void>;
}

interface Options {
  entry: URL;
  workerData: unknown;
  readers: SearchReaders;
  log: FastifyBaseLogger;
  /** The maximum number of threads; one core is left to the main thread. */
  threads?: number;
  places?: number;
}

/** A search that waits for a slow source leaves its thread to others; so many run in a thread at once. */
const SEARCHES_PER_THREAD = 8;
const RETRY_AFTER_SECONDS = 3;

const defaultThreads = () => Math.max(1, availableParallelism() - 1);

/**
 * Searches in threads of their own, so that everything else is answered without waiting for them. Threads are
 * started when they are needed, and replaced when they end. What a search finds is bounded, so that a thread never
 * waits for a slow reader.
 */
export function createSearchPool(options: Options): SearchPool {
  const { threads: most = defaultThreads(), places = 200, log } = options;
  const threads = new Set<Thread>();
  const queue = createFairQueue<Waiting>();
  let closed = false;

  function freeThread(): Thread | undefined {
    const [leastBusy] = [...threads].sort((one, other) => one.running - other.running);
    if (leastBusy?.running === 0) return leastBusy;
    if (threads.size < most) return addThread();
    return leastBusy && leastBusy.running < SEARCHES_PER_THREAD ? leastBusy : undefined;
  }

  function addThread(): Thread {
    const thread = startThread({
      ...options,
      onEnd(fault) {
        threads.delete(thread);
        if (fault) log.error({ err: fault }, 'A thread that searched has ended');
      },
    });
    threads.add(thread);
    return thread;
  }

  function giveTurns(): void {
    while (queue.size > 0) {
      const thread = freeThread();
      if (!thread) return;
      queue.next()?.start(thread);
    }
  }

  return {
    async *search(task, { signal, log: seekerLog }) {
      signal.throwIfAborted();
      if (closed) throw unavailable('The server is about to stop.');
      if (queue.size >= places) throw unavailable('Too many people are searching. Try again in a moment.');
      const channel = createLineChannel();
      const sourceFailed = logFailedSource({ log: seekerLog }, task);
      let cancel = () => {};
      const waiting: Waiting = {
        start: (thread) => {
          cancel = thread.search(task, { channel, sourceFailed, settle: giveTurns });
        },
        fail: channel.fail,
      };
      const stop = () => {
        queue.remove(task.companyId, waiting);
        cancel();
        channel.fail(signal.reason);
      };
      signal.addEventListener('abort', stop, { once: true });
      queue.add(task.companyId, waiting);
      giveTurns();
      try {
        yield* channel.lines();
      } finally {
        signal.removeEventListener('abort', stop);
        stop();
      }
    },
    async close() {
      closed = true;
      for (let waiting = queue.next(); waiting; waiting = queue.next()) {
        waiting.fail(unavailable('The server is about to stop.'));
      }
      await Promise.all([...threads].map((thread) => thread.close()));
    },
  };
}

interface Waiting {
  start(thread: Thread): void;
  fail(error: unknown): void;
}

function unavailable(detail: string): DomainError {
  return new DomainError('unavailable', detail, { retryAfterSeconds: RETRY_AFTER_SECONDS });
}

/** Logs each source that did not answer: the user interface promises that engineers are notified. */
export function logFailedSource(
  { log }: Pick<SearchCaller, 'log'>,
  { operation, companyId }: Pick<SearchTask, 'operation' | 'companyId'>,
): (failed: FailedSource) => void {
  return ({ source, reason }) =>
    log.warn({ operation, companyId, source, reason }, 'A source has not answered a search');
}
