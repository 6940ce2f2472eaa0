import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { DomainError } from '../errors.ts';
import { toProblem, toRefusal } from './problems.ts';
import { invalidRequest } from './request-validation.ts';

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
  thrown: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  if (thrown.validation) {
    return sendProblem(reply, request.id, invalidRequest(thrown.validation, thrown.validationContext));
  }
  const { error, isFault } = toRefusal(thrown);
  if (isFault) request.log.error({ err: thrown, requestId: request.id }, 'A request failed');
  return sendProblem(reply, request.id, error);
}
