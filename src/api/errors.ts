import type { Problem } from '#domain/contract.ts';

/** The server refused; `problem` says why, unless a proxy answered in its place. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly status: number;
  readonly problem: Problem | null;
  readonly retryAfterSeconds: number | null;

  constructor(status: number, problem: Problem | null, retryAfterSeconds: number | null) {
    super(`Request failed with status code ${status}`);
    this.status = status;
    this.problem = problem;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

export class TransportError extends Error {
  override name = 'TransportError';

  constructor(message: 'Network Error' | 'Request aborted' | 'timeout exceeded', cause: unknown) {
    super(message, { cause });
  }
}

export class UnexpectedAnswerError extends Error {
  override name = 'UnexpectedAnswerError';

  constructor(cause: unknown) {
    super('Unexpected answer', { cause });
  }
}

export function isUnauthenticated(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401;
}

export function isForbidden(error: unknown): boolean {
  return error instanceof ApiError && error.problem?.code === 'forbidden';
}

export interface Answer<Data> {
  data?: Data;
  error?: unknown;
  response: Response;
}

export async function readData<Data>(call: Promise<Answer<Data>>): Promise<Data> {
  const { data, error, response } = await call.catch(throwTransportError);
  if (!response.ok) throw new ApiError(response.status, toProblem(error), retryAfterOf(response));
  // openapi-fetch gives no data for an answer without a body, and for such operations `Data` is undefined.
  return data as Data;
}

function throwTransportError(cause: unknown): never {
  const name = cause instanceof DOMException ? cause.name : '';
  if (name === 'TimeoutError') throw new TransportError('timeout exceeded', cause);
  if (name === 'AbortError') throw new TransportError('Request aborted', cause);
  throw new TransportError('Network Error', cause);
}

function toProblem(body: unknown): Problem | null {
  const isProblem = typeof body === 'object' && body !== null && 'code' in body && 'requestId' in body;
  // The body comes from outside; these two members distinguish a problem from a proxy's page.
  return isProblem ? (body as Problem) : null;
}

function retryAfterOf(response: Response): number | null {
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
  return Number.isFinite(seconds) && seconds >= 0 ? seconds : null;
}
