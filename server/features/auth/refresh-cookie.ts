import type { ServerConfig } from '../../config.ts';
import { SESSION_IDLE_SECONDS } from './session-repository.ts';

const NAME = 'zugvogel_refresh';
const DEVICE_NAME = 'zugvogel_device';
const DEVICE_SECONDS = 365 * 24 * 60 * 60;

type Config = Pick<ServerConfig, 'publicUrl'>;

export function refreshCookie(config: Config, token: string): string {
  return `${NAME}=${token}; Max-Age=${SESSION_IDLE_SECONDS}; ${attributes(config)}`;
}

export function noRefreshCookie(config: Config): string {
  return `${NAME}=; Max-Age=0; ${attributes(config)}`;
}

/** Outlives sessions: it only says that the device has signed in before. */
export function deviceCookie(config: Config, token: string): string {
  return `${DEVICE_NAME}=${token}; Max-Age=${DEVICE_SECONDS}; ${attributes(config)}`;
}

function attributes({ publicUrl }: Config): string {
  const secure = publicUrl.startsWith('https:') ? '; Secure' : '';
  return `Path=/api/auth; HttpOnly; SameSite=Strict${secure}`;
}
