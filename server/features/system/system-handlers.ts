import { migrationsDone } from '../../db/migrate.ts';
import { isReadOnly } from '../../db/read-only.ts';
import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../http/handler.ts';
import { reserveAttempt, THROTTLES, toNetwork } from '../auth/throttle.ts';

/** Probes time out soon, and a database that hangs counts as unavailable. */
const READINESS_LIMIT_MS = 1500;

const HIDDEN = '[hidden]';
const SECRETS = [
  // An access token: three parts, of which the first begins like every JSON object.
  /\beyJ[\w-]+(?:\.[\w-]+)*/g,
  // Other tokens: too long for a name, and not part of a file path.
  /(?<![\w-])(?=[A-Za-z-]*[\d_])[\w-]{40,}(?![\w-]|\.(?:m?js|css)\b)/g,
  // The dot after the at sign is missing in the functions and addresses of a stack.
  /(?<![\w.+%-])[\w.+%-]+@[a-z\d-]+(?:\.[a-z\d-]+)+/gi,
  /(?<![\w.-])\d(?:[ -]?\d){12,18}(?![\w-])/g,
];

async function inTime<Result>(question: Promise<Result>): Promise<Result> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => late.reject(new Error('The database does not answer in time')),
    READINESS_LIMIT_MS,
  );
  try {
    return await Promise.race([question, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}

type SystemHandlers = Pick<Handlers, 'getHealth' | 'getReadiness' | 'getConfig' | 'logClientError'>;

export function createSystemHandlers(
  deps: Pick<Deps, 'config' | 'db' | 'clock' | 'keys' | 'ending'>,
): SystemHandlers {
  return {
    getHealth: async () => ({ status: 200, body: { status: 'ok' } }),

    async getReadiness(_request, { log }) {
      if (deps.ending.aborted) return { status: 503, body: { status: 'stopping' } };
      try {
        if (!(await inTime(migrationsDone(deps.db)))) return { status: 503, body: { status: 'starting' } };
        if (await inTime(isReadOnly(deps.db))) return { status: 503, body: { status: 'read-only' } };
        return { status: 200, body: { status: 'ok' } };
      } catch (error) {
        log.error({ err: error }, 'The database can not be reached');
        return { status: 503, body: { status: 'unavailable' } };
      }
    },

    getConfig: async () => ({ status: 200, body: deps.config.client }),

    async logClientError({ body }, { ip, userAgent, log }) {
      await reserveAttempt(deps, THROTTLES.clientErrors, toNetwork(ip));
      const { ref, message, stack } = body;
      const browserError = {
        ref,
        message: withoutSecrets(message),
        stack: stack === undefined ? undefined : withoutSecrets(stack),
      };
      log.warn({ browserError, userAgent: userAgent.slice(0, 300) }, 'An error in a browser');
      return { status: 204 };
    },
  };
}

export function withoutSecrets(text: string): string {
  return SECRETS.reduce((prefix, secret) => prefix.replaceAll(secret, HIDDEN), text);
}
