import type { FastifyInstance, FastifyReply } from 'fastify';
import { DomainError } from '../errors.ts';

/** Tells the work for a request when nobody waits for it any more. */
export interface OpenRequests {
  /** Aborted when the caller goes away before the answer has been sent, and when the server stops. */
  signalFor(reply: FastifyReply): AbortSignal;
}

export function createOpenRequests(app: FastifyInstance): OpenRequests {
  const open = new Set<AbortController>();
  app.addHook('preClose', async () => {
    for (const controller of open) {
      controller.abort(new DomainError('unavailable', 'The server is about to stop. Try again in a moment.'));
    }
  });
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
