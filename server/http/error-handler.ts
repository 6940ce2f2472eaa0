import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { DomainError } from '../errors.ts';
import { toProblem, toRefusal } from './problems.ts';
import { invalidRequest } from './request-validation.ts';

const BEYOND_THE_END = new DomainError(
  'malformed_request',
  'The file ends before the part that was requested.',
);

export function sendProblem(
  reply: FastifyReply,
  requestId: string,
  error: DomainError,
  status?: number,
): FastifyReply {
  const problem = toProblem(error, requestId, status);
  if (error.retryAfterSeconds !== undefined) {
    reply.header('retry-after', String(Math.max(1, Math.ceil(error.retryAfterSeconds))));
  }
  if (problem.status === 401) reply.header('www-authenticate', 'Bearer');
  return reply
    .code(problem.status)
    .header('cache-control', 'no-store')
    .type('application/problem+json; charset=utf-8')
    .send(JSON.stringify(problem));
}

/**
 * Turns any thrown value into a problem document; server errors are logged and their cause is not revealed.
 */
export function handleError(
  thrown: FastifyError & { headers?: Record<string, string> },
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  if (thrown.validation) {
    return sendProblem(reply, request.id, invalidRequest(thrown.validation, thrown.validationContext));
  }
  if (thrown.statusCode === 416) {
    reply.headers(thrown.headers ?? {});
    return sendProblem(reply, request.id, BEYOND_THE_END, 416);
  }
  const { error, isFault } = toRefusal(thrown);
  if (isFault) request.log.error({ err: thrown, requestId: request.id }, 'A request failed');
  return sendProblem(reply, request.id, error);
}
