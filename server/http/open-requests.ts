import type { FastifyInstance, FastifyReply } from 'fastify';
import { DomainError } from '../errors.ts';

/** Tells the work for a request when nobody waits for it any more. */
export interface OpenRequests {
  /** Aborted when the caller goes away before the answer has been sent, and when they take longer than a server that stops waits. */
  signalFor(reply: FastifyReply): AbortSignal;
}

/** How long requests that are under way when the server stops may take. */
const STOP_LIMIT_MS = 10_000;

export function createOpenRequests(app: FastifyInstance, limitMs = STOP_LIMIT_MS): OpenRequests {
  const open = new Set<AbortController>();
  let limit: NodeJS.Timeout | undefined;
  app.addHook('preClose', async () => {
    // Connections that are idle now are closed; those of requests under way would stay open after their answers.
    app.server.keepAliveTimeout = 1;
    limit = setTimeout(() => {
      for (const controller of open) {
        controller.abort(
          new DomainError('unavailable', 'The server is about to stop. Try again in a moment.'),
        );
      }
    }, limitMs);
  });
  app.addHook('onClose', async () => clearTimeout(limit));
  return {
    signalFor({ raw }) {
      const controller = new AbortController();
      const close = () => {
        open.delete(controller);
        if (!raw.writableFinished) controller.abort(new DomainError('unavailable', 'The caller has gone.'));
      };
      open.add(controller);
      if (raw.closed || raw.destroyed) close();
      else raw.once('close', close);
      return controller.signal;
    },
  };
}
