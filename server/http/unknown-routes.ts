import type { FastifyReply, FastifyRequest } from 'fastify';
import { DomainError } from '../errors.ts';
import type { Operation } from './contract.ts';
import { sendProblem } from './error-handler.ts';

type Answer = (request: FastifyRequest, reply: FastifyReply) => FastifyReply;

export function createUnknownRouteHandler(operations: readonly Operation[]): Answer {
  const byPath = Map.groupBy(operations, ({ path }) => path);
  const paths = [...byPath].map(([path, ofPath]) => ({
    pattern: new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}$`),
    allow: formatAllow(ofPath),
  }));

  return (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '';
    const known = paths.find(({ pattern }) => pattern.test(path));
    if (!known) {
      return sendProblem(
        reply,
        request.id,
        new DomainError('not_found', 'There is nothing at this address.'),
      );
    }
    reply.header('allow', known.allow);
    if (request.method === 'OPTIONS') return reply.code(204).send();
    const wrongMethod = new DomainError('malformed_request', `Use ${known.allow} at this address.`);
    return sendProblem(reply, request.id, wrongMethod, 405);
  };
}

function formatAllow(operations: readonly Operation[]): string {
  const methods = operations.map(({ method }) => method);
  return [...methods, ...(methods.includes('GET') ? ['HEAD'] : []), 'OPTIONS'].join(', ');
}
