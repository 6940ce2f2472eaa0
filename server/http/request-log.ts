import type { FastifyInstance, FastifyReply, FastifyRequest, onResponseHookHandler } from 'fastify';
import { type Logger, levels, symbols } from 'pino';

/**
 * One line for each request; routes by their pattern, so that no id, name or token gets into the log. The
 * line equals the logger's own output for the same fields, but is built here because the logger would take a
 * tenth of the time of a health check; and each route has its pattern precomputed, because reading it from
 * the request creates an object with all options of the route.
 */
export function logRequests(app: FastifyInstance): void {
  const log = app.log as LoggerWithStream; // made by createLog
  const write = (route: string, request: FastifyRequest, reply: FastifyReply) => {
    const level = reply.statusCode >= 500 ? 'error' : 'info';
    if (log.isLevelEnabled(level)) log[symbols.streamSym].write(formatLine(level, route, request, reply));
  };
  app.addHook('onRoute', (options) => {
    const logged: onResponseHookHandler = (request, reply, done) => {
      write(options.url, request, reply);
      done();
    };
    options.onResponse = [options.onResponse ?? [], logged].flat();
  });
  app.addHook('onResponse', (request, reply, done) => {
    if (request.is404) write('unknown', request, reply);
    done();
  });
}

type LoggerWithStream = Logger & { [symbols.streamSym]: { write(line: string): void } };

/** Ids, methods, route patterns and numbers: none of them needs escaping. */
function formatLine(
  level: 'error' | 'info',
  route: string,
  request: FastifyRequest,
  reply: FastifyReply,
): string {
  const ms = Math.round(reply.elapsedTime * 100) / 100;
  const user = request.caller ? `,"userId":"${request.caller.signedIn.userId}"` : '';
  return `{"level":${levels.values[level]},"time":${Date.now()},"requestId":"${request.id}","method":"${request.method}","route":"${route}","status":${reply.statusCode},"ms":${ms}${user},"msg":"request"}\n`;
}
