import type { ServerConfig } from '../../config.ts';
import { SESSION_IDLE_SECONDS } from './session-repository.ts';

const NAME = 'zugvogel_refresh';

type Config = Pick<ServerConfig, 'publicUrl'>;

export function refreshCookie(config: Config, token: string): string {
  return `${NAME}=${token}; Max-Age=${SESSION_IDLE_SECONDS}; ${attributes(config)}`;
}

export function noRefreshCookie(config: Config): string {
  return `${NAME}=; Max-Age=0; ${attributes(config)}`;
}

function attributes({ publicUrl }: Config): string {
  const secure = publicUrl.startsWith('https:') ? '; Secure' : '';
  return `Path=/api/auth; HttpOnly; SameSite=Strict${secure}`;
}
