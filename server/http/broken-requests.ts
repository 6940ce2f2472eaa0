import { randomUUIDv7 } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyBaseLogger } from 'fastify';
import { DomainError } from '../errors.ts';
import { toProblem } from './problems.ts';

interface Refusal {
  status: number;
  error: DomainError;
}

const NOT_HTTP: Refusal = {
  status: 400,
  error: new DomainError('malformed_request', 'The request is not valid HTTP.'),
};

const REFUSALS: Record<string, Refusal> = {
  HPE_HEADER_OVERFLOW: {
    status: 431,
    error: new DomainError('payload_too_large', 'The address and headers are too large.'),
  },
  ERR_HTTP_REQUEST_TIMEOUT: {
    status: 408,
    error: new DomainError('malformed_request', 'The request did not arrive completely in time.'),
  },
};

type RefuseConnection = (error: Error & { code?: string }, socket: Socket) => void;

/**
 * Answers connections whose data never became a request, and so reaches no route: with a problem document and
 * the usual headers.
 */
export function createConnectionRefuser(
  headers: Record<string, string>,
  log: Pick<FastifyBaseLogger, 'info'>,
): RefuseConnection {
  return (error, socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy();
      return;
    }
    const refusal = REFUSALS[error.code ?? ''] ?? NOT_HTTP;
    const requestId = randomUUIDv7();
    log.info({ requestId, status: refusal.status, reason: error.code }, 'What arrived is no request');
    socket.end(writeAnswer(refusal, requestId, headers));
  };
}

function writeAnswer({ status, error }: Refusal, requestId: string, common: Record<string, string>): string {
  const body = JSON.stringify(toProblem(error, requestId, status));
  const headers = {
    ...common,
    'x-request-id': requestId,
    'content-type': 'application/problem+json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`;
}
