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

/** Structured lines on standard output, or on the given stream. */
export function createLog(level: LogLevel, stream?: DestinationStream): ServerLog {
  const { write, flush } = stream ? { write: stream.write.bind(stream), flush: () => {} } : gatherLines();
  const log = pino(
    {
      level,
      base: null,
      serializers: { err: describeError },
      redact: { paths: SECRETS.flatMap((key) => [key, `*.${key}`, `*.*.${key}`]), censor: '[hidden]' },
    },
    { write },
  );
  return { log, flush };
}

const GATHERED_LINES = 200;
const GATHERED_MS = 100;

/** Buffers lines for a moment, so that no request waits for one of them, and many are written at once. */
function gatherLines() {
  const output = destination({ dest: 1, sync: false });
  let lines: string[] = [];
  const pass = () => {
    if (lines.length > 0) output.write(lines.join(''));
    lines = [];
  };
  const flush = () => {
    process.off('exit', flush);
    pass();
    output.flushSync();
  };
  // However the process ends, except when it is killed.
  process.on('exit', flush);
  setInterval(pass, GATHERED_MS).unref();
  return {
    write(line: string) {
      if (lines.push(line) >= GATHERED_LINES) pass();
    },
    flush,
  };
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
