import type { AnswerCookie } from '../../http/handler.ts';
import type { ServerConfig } from '../../start/config.ts';
import { SESSION_IDLE_SECONDS } from './session-repository.ts';

const DEVICE_SECONDS = 365 * 24 * 60 * 60;

type Config = Pick<ServerConfig, 'publicUrl'>;

export interface CookieNames {
  refresh: string;
  device: string;
}

/** Over TLS, with names that browsers only accept over TLS. `__Host-` would require the path `/`. */
export function cookieNames(config: Config): CookieNames {
  const prefix = isOverTls(config) ? '__Secure-' : '';
  return { refresh: `${prefix}zugvogel_refresh`, device: `${prefix}zugvogel_device` };
}

export function refreshCookie(config: Config, token: string): AnswerCookie {
  return cookie(config, cookieNames(config).refresh, token, SESSION_IDLE_SECONDS);
}

export function noRefreshCookie(config: Config): AnswerCookie {
  return cookie(config, cookieNames(config).refresh, '', 0);
}

/** Outlives sessions: it only proves that the device has signed in before. */
export function deviceCookie(config: Config, token: string): AnswerCookie {
  return cookie(config, cookieNames(config).device, token, DEVICE_SECONDS);
}

function cookie(config: Config, name: string, value: string, maxAge: number): AnswerCookie {
  const secure = isOverTls(config);
  return { name, value, options: { maxAge, path: '/api/auth', httpOnly: true, sameSite: 'strict', secure } };
}

function isOverTls({ publicUrl }: Config): boolean {
  return publicUrl.startsWith('https:');
}
