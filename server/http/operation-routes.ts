import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchema } from 'fastify';
import { DomainError } from '../errors.ts';
import { type CookieNames, cookieNames } from '../features/auth/refresh-cookie.ts';
import { fieldRefusal } from '../field-errors.ts';
import type { ServerConfig } from '../start/config.ts';
import { createAnswerChecks } from './answer-check.ts';
import { type Answer, createAnswerSender } from './answer-sender.ts';
import { createSerializers } from './answer-serializers.ts';
import type { createAuthenticate } from './authentication.ts';
import type { createCallLimits } from './call-limits.ts';
import type { BytesBody, Operation, SharedSchemas } from './contract.ts';
import { COOKIE_OPERATIONS, createCrossSiteRefuser } from './cross-site.ts';
import {
  type Bytes,
  type Handlers,
  type OperationId,
  PUBLIC_OPERATION_IDS,
  type PublicContext,
  type SignedInContext,
} from './handler.ts';
import { createOpenRequests, type OpenRequests } from './open-requests.ts';
import { RequestContext, SignedInRequestContext } from './request-context.ts';
import { createRequestCompiler } from './request-validation.ts';

type AnyHandler = (
  request: { path: unknown; query: unknown; headers: unknown; body: unknown; bytes?: Bytes },
  context: PublicContext | SignedInContext,
) => Promise<Answer>;

interface Serving {
  handler: AnyHandler;
  send: ReturnType<typeof createAnswerSender>;
  authenticate: ReturnType<typeof createAuthenticate>;
  limitCalls: ReturnType<typeof createCallLimits>;
  openRequests: OpenRequests;
  cookieNames: CookieNames;
  refuseCrossSite: ReturnType<typeof createCrossSiteRefuser>;
}

type Caller = Pick<SignedInContext, 'signedIn' | 'abilities'>;

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | undefined;
  }
}

interface RouteSources {
  operations: readonly Operation[];
  shared: SharedSchemas;
}

export function registerOperations(
  app: FastifyInstance,
  { operations, shared }: RouteSources,
  handlers: Handlers,
  { authenticate, limitCalls }: Pick<Serving, 'authenticate' | 'limitCalls'>,
  config: Pick<ServerConfig, 'publicUrl' | 'corsOrigins'>,
): void {
  assertComplete(operations, handlers);
  app.setValidatorCompiler(createRequestCompiler(shared));
  const openRequests = createOpenRequests(app);
  const refuseCrossSite = createCrossSiteRefuser(config);
  const common = {
    authenticate,
    limitCalls,
    openRequests,
    refuseCrossSite,
    cookieNames: cookieNames(config),
  };
  const checksOf = createAnswerChecks(shared);
  const serializerOf = createSerializers(shared);
  const register = (scope: FastifyInstance, operation: Operation) => {
    const handler = handlers[operation.id as OperationId] as unknown as AnyHandler; // complete, see above
    const send = createAnswerSender(operation, checksOf(operation), serializerOf);
    registerOperation(scope, operation, { handler, send, ...common });
  };
  // A scope for each kind of body, and no more: each is an application of its own, with all its overhead.
  const { json = [], bytes = [], none = [] } = Object.groupBy(operations, kindOfBody);
  for (const operation of json) register(app, operation);
  for (const operation of bytes) {
    app.register(async (scope) => {
      if (operation.bytes) takeBytes(scope, operation.bytes);
      register(scope, operation);
    });
  }
  app.register(async (scope) => {
    refuseBodies(scope);
    for (const operation of none) register(scope, operation);
  });
}

function kindOfBody({ body, bytes }: Operation): 'json' | 'bytes' | 'none' {
  if (body) return 'json';
  return bytes ? 'bytes' : 'none';
}

function registerOperation(
  scope: FastifyInstance,
  operation: Operation,
  { handler, send, authenticate, limitCalls, openRequests, cookieNames, refuseCrossSite }: Serving,
): void {
  const id = operation.id as OperationId; // proved by assertComplete
  const serve = async (request: FastifyRequest, reply: FastifyReply) => {
    const exchange = { request, reply, openRequests, cookieNames };
    const context = request.caller
      ? new SignedInRequestContext(exchange, request.caller)
      : new RequestContext(exchange);
    const { params: path, query, headers, body } = request;
    const sent = operation.bytes ? { body: undefined, bytes: readBytes(request) } : { body };
    return send(await handler({ path, query, headers, ...sent }, context), request, reply);
  };
  scope.route({
    method: operation.method,
    url: operation.path.replaceAll(/\{(\w+)\}/g, ':$1'),
    schema: routeSchema(operation),
    handler: serve,
    ...(COOKIE_OPERATIONS.has(id) && {
      onRequest: async (request: FastifyRequest) => refuseCrossSite(request),
    }),
    ...(operation.needsAccessToken && {
      // Before the body is read, so that anonymous callers can't cause work.
      onRequest: async (request: FastifyRequest) => {
        const caller = await authenticate(id, request.headers);
        await limitCalls(id, caller.signedIn.userId);
        request.caller = caller;
      },
    }),
  });
}

/** Fastify warns about a schema that is present and undefined. */
function routeSchema({ params, query, headers, body }: Operation): FastifySchema {
  return {
    querystring: query,
    ...(params && { params }),
    ...(headers && { headers }),
    ...(body && { body }),
  };
}

/** Where the contract has no body, none is read; an empty one is harmless. */
function refuseBodies(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', (request, _payload, done) => {
    if (request.headers['content-length'] === '0') return done(null, undefined);
    done(fieldRefusal('validation_failed', '', 'not_expected'));
  });
}

function assertComplete(operations: readonly Operation[], handlers: Handlers): void {
  const inContract = operations.map(({ id }) => id);
  assertSame('handlers', Object.keys(handlers), inContract);
  const open = operations.filter(({ needsAccessToken }) => !needsAccessToken).map(({ id }) => id);
  assertSame('public operations', [...PUBLIC_OPERATION_IDS], open);
}

function assertSame(what: string, ours: string[], theirs: string[]): void {
  const odd = [...ours.filter((id) => !theirs.includes(id)), ...theirs.filter((id) => !ours.includes(id))];
  if (odd.length > 0) throw new Error(`The ${what} and the contract differ: ${odd.join(', ')}`);
}

/** Reads bodies of these types as raw bytes, and no others. */
function takeBytes(scope: FastifyInstance, { types, limit }: BytesBody): void {
  scope.removeAllContentTypeParsers();
  const options = { parseAs: 'buffer', bodyLimit: limit } as const;
  scope.addContentTypeParser<Buffer>([...types], options, (request, data, done) => {
    const [type = ''] = (request.headers['content-type'] ?? '').split(';', 1);
    done(null, { type: type.trim().toLowerCase(), data } satisfies Bytes);
  });
  scope.addContentTypeParser('*', (_request, _payload, done) => {
    done(new DomainError('unsupported_media_type', `Send one of the content types ${types.join(', ')}.`));
  });
}

function readBytes({ body }: FastifyRequest): Bytes {
  if (body === undefined) throw new DomainError('malformed_request', 'The body is empty.');
  return body as Bytes; // made by the parser above
}
