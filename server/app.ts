import { randomUUIDv7 } from 'node:crypto';
import { maxHeaderSize } from 'node:http';
import cookies from '@fastify/cookie';
import { type FastifyInstance, fastify, LogController } from 'fastify';
import type { Deps } from './deps.ts';
import { createAuthenticate } from './http/authentication.ts';
import { createConnectionRefuser } from './http/broken-requests.ts';
import { createCallLimits } from './http/call-limits.ts';
import { listOperations, readContract, sharedSchemas } from './http/contract.ts';
import { allowOrigins } from './http/cross-origin.ts';
import { handleError } from './http/error-handler.ts';
import type { Handlers } from './http/handler.ts';
import { registerOperations } from './http/operation-routes.ts';
import { securityHeaders } from './http/security-headers.ts';
import { createUnknownRouteHandler } from './http/unknown-routes.ts';
import { proxyTrust } from './start/trusted-proxies.ts';
import type { Site } from './static/site.ts';
import { registerSite } from './static/site-routes.ts';

const MAX_BODY_BYTES = 1_000_000;
const REQUEST_TIMEOUT_MS = 30_000;

export async function createApp(
  deps: Pick<Deps, 'config' | 'db' | 'clock' | 'keys' | 'log' | 'ending'>,
  handlers: Handlers,
  site?: Site,
): Promise<FastifyInstance> {
  const { config, log } = deps;
  const common = securityHeaders(config);
  const app: FastifyInstance = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    // A logger for each request would be made even for those that never log: see RequestContext.
    childLoggerFactory: (logger) => logger,
    genReqId: () => randomUUIDv7(),
    requestIdHeader: false,
    trustProxy: proxyTrust(config.trustProxy),
    bodyLimit: MAX_BODY_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    // Received requests are answered, even while the server stops.
    return503OnClosing: false,
    // No parameter may be longer than this; the contract limits each one, and reports it to the caller.
    routerOptions: { maxParamLength: maxHeaderSize },
    // A format of the contract, which serialising has nothing to do with.
    serializerOpts: { ajv: { formats: { multiline: true } } },
    frameworkErrors: (error, request, reply) => {
      reply.headers(common).header('x-request-id', request.id);
      handleError(error, request, reply);
    },
    clientErrorHandler: createConnectionRefuser(common, log),
  });
  app.decorateRequest('caller', undefined);
  app.setErrorHandler(handleError);
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(common).header('x-request-id', request.id);
    done();
  });
  closeConnectionsOnceEnding(app, deps.ending);
  logRequests(app);
  await app.register(cookies);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string' },
    app.getDefaultJsonParser('error', 'error'),
  );
  if (config.corsOrigins.length > 0) await allowOrigins(app, config.corsOrigins);

  const contract = readContract();
  const operations = listOperations(contract);
  const served = { operations, shared: sharedSchemas(contract) };
  const callers = { authenticate: createAuthenticate(deps), limitCalls: createCallLimits(deps) };
  registerOperations(app, served, handlers, callers, config);
  const answerUnknown = createUnknownRouteHandler(operations);
  if (site) await registerSite(app, site, answerUnknown);
  else app.setNotFoundHandler(answerUnknown);
  return app;
}

/** Else load balancers would send more over connections that are about to be closed. */
function closeConnectionsOnceEnding(app: FastifyInstance, ending: AbortSignal): void {
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (ending.aborted) reply.header('connection', 'close');
    done();
  });
}

/** One line for each request; routes by their pattern, so that no id, name or token gets into the log. */
function logRequests(app: FastifyInstance): void {
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
