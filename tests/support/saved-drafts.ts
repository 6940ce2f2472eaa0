import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Api, createApi } from '#src/api/client.ts';

/** A saved draft. */
export interface SavedDraft {
  revision: number;
  snapshot: object;
}

/** Stores drafts like the server: a change of another revision is refused. */
export interface DraftServer {
  api: () => Api;
  /** By their kind. */
  drafts: Map<string, SavedDraft>;
  /** Method and address of each call. */
  calls: string[];
  /** The next save succeeds, but its answer is lost. */
  loseNextAnswer: () => void;
  /** Calls fail until the network is restored. */
  breakDown: () => void;
  mend: () => void;
  close: () => void;
}

const DRAFT = /^\/api\/booking\/drafts\/(\w+)/;
const CHANGED = { type: '', title: '', status: 409, code: 'draft_changed', requestId: 'r' };
const BROKEN = { type: '', title: '', status: 500, code: 'internal', requestId: 'r' };

export async function serveDrafts(): Promise<DraftServer> {
  const drafts = new Map<string, SavedDraft>();
  const calls: string[] = [];
  let isAnswerLost = false;
  let isBroken = false;

  /** The answer to a call. */
  function answerTo(
    method: string,
    url: string,
    text: string,
  ): { status: number; body?: object | undefined } {
    const kind = DRAFT.exec(url)?.[1];
    if (isBroken || kind === undefined) return { status: 500, body: BROKEN };
    const current = drafts.get(kind)?.revision ?? 0;
    if (method === 'PUT') {
      const { revision, ...draft } = JSON.parse(text);
      if (revision !== current) return { status: 409, body: CHANGED };
      drafts.set(kind, { ...draft, flow: kind, savedAt: 'now', revision: current + 1 });
    }
    if (method === 'DELETE') {
      if (!url.endsWith(`revision=${current}`)) return { status: 409, body: CHANGED };
      drafts.delete(kind);
    }
    const body = drafts.get(kind);
    return { status: body ? 200 : 204, body };
  }

  const server = createServer((request, response) => {
    const { method = '', url = '' } = request;
    let text = '';
    request.on('data', (piece: Buffer) => {
      text += piece.toString();
    });
    request.on('end', () => {
      calls.push(`${method} ${url}`);
      const { status, body } = answerTo(method, url, text);
      if (isAnswerLost && method === 'PUT') {
        isAnswerLost = false;
        request.socket.destroy();
        return;
      }
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(body ? JSON.stringify(body) : undefined);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const ignore = () => {};
  return {
    api: () => createApi({ address: `http://127.0.0.1:${port}`, onRenewed: ignore, onExpired: ignore }),
    drafts,
    calls,
    loseNextAnswer: () => {
      isAnswerLost = true;
    },
    breakDown: () => {
      isBroken = true;
    },
    mend: () => {
      isBroken = false;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
