import { type DestinationStream, destination, type Logger, pino } from 'pino';
import type { LogLevel } from './config.ts';

/** What must never be written, should it ever get into an object that is logged. */
const SECRETS = ['authorization', 'cookie', 'password', 'currentPassword', 'newPassword', 'token', 'number'];

export interface ServerLog {
  log: Logger;
  /** Writes out what is still held back; to be called before the process ends. */
  flush(): void;
}

/** Structured lines on standard output, or on the stream that is given. */
export function createLog(level: LogLevel, stream?: DestinationStream): ServerLog {
  // Lines are gathered for up to a tenth of a second, so that no request waits for one of them.
  const buffered = stream
    ? undefined
    : destination({ dest: 1, sync: false, minLength: 4096, periodicFlush: 100 });
  const log = pino(
    {
      level,
      base: null,
      serializers: { err: describeError },
      redact: { paths: SECRETS.flatMap((key) => [key, `*.${key}`, `*.*.${key}`]), censor: '[hidden]' },
    },
    stream ?? buffered ?? destination(1),
  );
  return { log, flush: () => buffered?.flushSync() };
}

/** What a database adds to its errors, such as the values of a statement, stays out of the log. */
function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { message: String(error) };
  return {
    type: error.name,
    message: error.message,
    stack: error.stack,
    ...('code' in error && { code: error.code }),
    ...(error.cause !== undefined && { cause: describeError(error.cause) }),
  };
}
