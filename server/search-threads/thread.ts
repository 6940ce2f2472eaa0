import { Worker } from 'node:worker_threads';
import type { Searching } from '../offers/search-tools.ts';
import type { SearchReaders } from '../suppliers/search-readers.ts';
import type { LineChannel } from './line-channel.ts';
import { type FromThread, fromFault, type ToThread, toFault } from './messages.ts';
import { answerQuestion } from './remote-readers.ts';
import type { SearchTask } from './searches.ts';

export interface Thread {
  readonly running: number;
  /** Starts at once; the returned function cancels it. */
  search(task: SearchTask, into: SearchRun): () => void;
  close(): Promise<void>;
}

export interface SearchRun {
  channel: LineChannel;
  sourceFailed: Searching['sourceFailed'];
  settle(): void;
}

interface Options {
  entry: URL;
  workerData: unknown;
  readers: SearchReaders;
  onEnd(fault: Error | undefined): void;
}

/** A thread that exceeds this is ended and replaced, before it affects the whole server. */
const LIMITS = { maxOldGenerationSizeMb: 768, maxYoungGenerationSizeMb: 32 };

export function startThread({ entry, workerData, readers, onEnd }: Options): Thread {
  const worker = new Worker(entry, { workerData, resourceLimits: LIMITS, execArgv: [] });
  worker.unref();
  const running = new Map<number, SearchRun>();
  const send = (message: ToThread) => worker.postMessage(message);
  let count = 0;
  let fault: Error | undefined;

  const settle = (id: number, end: (channel: LineChannel) => void) => {
    const search = running.get(id);
    if (!search) return;
    running.delete(id);
    end(search.channel);
    search.settle();
  };
  const answer = ({ question, asked }: Extract<FromThread, { kind: 'question' }>) =>
    answerQuestion(readers, asked).then(
      (value) => send({ kind: 'answer', question, value }),
      (error) => send({ kind: 'noAnswer', question, fault: toFault(error) }),
    );

  worker.on('message', (message: FromThread) => {
    if (message.kind === 'question') void answer(message);
    else if (message.kind === 'line') running.get(message.id)?.channel.push(message.line);
    else if (message.kind === 'sourceFailed') running.get(message.id)?.sourceFailed(message.failed);
    else if (message.kind === 'end') settle(message.id, (channel) => channel.end());
    else settle(message.id, (channel) => channel.fail(fromFault(message.fault)));
  });
  worker.on('error', (error) => {
    fault = error instanceof Error ? error : new Error(String(error));
  });
  worker.on('exit', () => {
    const lost = fault ?? new Error('The thread that searched has ended');
    for (const id of [...running.keys()]) settle(id, (channel) => channel.fail(lost));
    onEnd(fault);
  });

  return {
    get running() {
      return running.size;
    },
    search(task, into) {
      count += 1;
      const id = count;
      running.set(id, into);
      send({ kind: 'search', id, task });
      return () => {
        if (running.has(id)) send({ kind: 'cancel', id });
      };
    },
    close: async () => void (await worker.terminate()),
  };
}
