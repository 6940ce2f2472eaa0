import type { FastifyInstance, FastifyReply } from 'fastify';
import { DomainError } from '../errors.ts';

export interface OpenRequests {
  /**
   * Aborted when the caller disconnects before the answer has been sent, or when the grace period of a
   * stopping server is over.
   */
  signalFor(reply: FastifyReply): AbortSignal;
}

/** How long running requests may take when the server stops. */
const STOP_LIMIT_MS = 10_000;

export function createOpenRequests(app: FastifyInstance, limitMs = STOP_LIMIT_MS): OpenRequests {
  const open = new Set<AbortController>();
  let limit: NodeJS.Timeout | undefined;
  app.addHook('preClose', async () => {
    // Idle connections are closed now; those of running requests would stay open after their answers.
    app.server.keepAliveTimeout = 1;
    limit = setTimeout(() => {
      for (const controller of open) {
        controller.abort(
          new DomainError('unavailable', 'The server is shutting down. Try again in a moment.'),
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
        if (!raw.writableFinished)
          controller.abort(new DomainError('unavailable', 'The caller has disconnected.'));
      };
      open.add(controller);
      if (raw.closed || raw.destroyed) close();
      else raw.once('close', close);
      return controller.signal;
    },
  };
}
