import type { MessagePort } from 'node:worker_threads';
import type { ResponseLine } from '../http/line-writer.ts';
import type { Searching } from '../offers/search-tools.ts';
import type { SearchReaders } from '../suppliers/search-readers.ts';
import { type FromThread, type ToThread, toFault } from './messages.ts';
import { createRemoteReaders } from './remote-readers.ts';
import type { SearchTask } from './searches.ts';

type Search = (task: SearchTask, searching: Searching) => AsyncIterable<ResponseLine>;

export function serveSearches(port: MessagePort, createSearch: (readers: SearchReaders) => Search): void {
  const send = (message: FromThread, transfer: ArrayBuffer[] = []) => port.postMessage(message, transfer);
  const { readers, take } = createRemoteReaders(send);
  const search = createSearch(readers);
  const running = new Map<number, AbortController>();

  async function serve(id: number, task: SearchTask) {
    const controller = new AbortController();
    running.set(id, controller);
    const { signal } = controller;
    const sourceFailed: Searching['sourceFailed'] = (failed) => send({ kind: 'sourceFailed', id, failed });
    try {
      for await (const line of search(task, { signal, sourceFailed })) {
        // The bytes are transferred instead of copied.
        send({ kind: 'line', id, line }, [line.buffer]);
      }
      send({ kind: 'end', id });
    } catch (error) {
      send({ kind: 'fault', id, fault: toFault(error) });
    } finally {
      running.delete(id);
    }
  }

  port.on('message', (message: ToThread) => {
    if (message.kind === 'search') void serve(message.id, message.task);
    else if (message.kind === 'cancel') running.get(message.id)?.abort();
    else take(message);
  });
}
