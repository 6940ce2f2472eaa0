import { type DestinationStream, destination, type Logger, pino } from 'pino';
import { reasonOf } from './reason-of.ts';
import type { LogLevel } from './start/config.ts';

/** Fields that must never be logged, even if a logged object contains them. */
const SECRETS = ['authorization', 'cookie', 'password', 'currentPassword', 'newPassword', 'token', 'number'];

export interface ServerLog {
  log: Logger;
  /** Writes out buffered lines; to be called before the process ends. */
  flush(): void;
}

/** Bytes and milliseconds, so that no request waits for one line, and many are written at once. */
const BUFFERED = { minLength: 8192, periodicFlush: 100 };

export function createLog(level: LogLevel, stream?: DestinationStream): ServerLog {
  const output = stream ? undefined : destination({ dest: 1, sync: false, ...BUFFERED });
  const options = {
    level,
    base: null,
    serializers: { err: describeError },
    redact: { paths: SECRETS.flatMap((key) => [key, `*.${key}`, `*.*.${key}`]), censor: '[hidden]' },
  };
  return { log: pino(options, stream ?? output), flush: () => output?.flushSync() };
}

/** Omits what a database adds to its errors, such as the values of a statement. */
function describeError(error: unknown): object {
  const message = reasonOf(error);
  if (typeof error !== 'object' || error === null) return { message };
  if (!(error instanceof Error)) return { message, code: 'code' in error ? error.code : undefined };
  return {
    type: error.name,
    message: error.message,
    stack: error.stack,
    code: 'code' in error ? error.code : undefined,
    cause: error.cause === undefined ? undefined : describeError(error.cause),
  };
}
