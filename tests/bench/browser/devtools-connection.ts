import { EventEmitter, once } from 'node:events';
import type { CDPSession } from 'playwright';

/** The same words as one of Playwright's sessions, and its types; but nothing is said that nobody asked for. */
export interface DevtoolsConnection extends Pick<CDPSession, 'send'> {
  on: CDPSession['on'];
  close(): void;
}

interface Message {
  id?: number;
  method?: string;
  params?: unknown;
  result?: unknown;
  error?: { message: string };
}

/** Talks to one page of a browser that listens on this port. */
export async function connectToPage(port: number, targetId: string): Promise<DevtoolsConnection> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/devtools/page/${targetId}`);
  const told = new EventEmitter();
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  let lastId = 0;

  socket.addEventListener('message', ({ data }: MessageEvent<string>) => {
    const { id, method, params, result, error }: Message = JSON.parse(data);
    if (method) told.emit(method, params);
    if (id === undefined) return;
    const answer = waiting.get(id);
    waiting.delete(id);
    if (error) answer?.reject(new Error(error.message));
    else answer?.resolve(result);
  });
  socket.addEventListener('close', () => {
    for (const { reject } of waiting.values()) reject(new Error('The page is gone'));
    waiting.clear();
  });
  await once(socket, 'open');

  return {
    // The protocol's types are Playwright's, which exports them as those of its own functions only.
    on: told.on.bind(told) as unknown as CDPSession['on'],
    send: ((method: string, params: object = {}) => {
      const answer = Promise.withResolvers<unknown>();
      lastId += 1;
      waiting.set(lastId, answer);
      socket.send(JSON.stringify({ id: lastId, method, params }));
      return answer.promise;
    }) as CDPSession['send'],
    close: () => socket.close(),
  };
}
