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

export function refreshCookie(config: Config, token: string): string {
  return `${cookieNames(config).refresh}=${token}; Max-Age=${SESSION_IDLE_SECONDS}; ${attributes(config)}`;
}

export function noRefreshCookie(config: Config): string {
  return `${cookieNames(config).refresh}=; Max-Age=0; ${attributes(config)}`;
}

/** Outlives sessions: it only proves that the device has signed in before. */
export function deviceCookie(config: Config, token: string): string {
  return `${cookieNames(config).device}=${token}; Max-Age=${DEVICE_SECONDS}; ${attributes(config)}`;
}

function attributes(config: Config): string {
  const secure = isOverTls(config) ? '; Secure' : '';
  return `Path=/api/auth; HttpOnly; SameSite=Strict${secure}`;
}

function isOverTls({ publicUrl }: Config): boolean {
  return publicUrl.startsWith('https:');
}
