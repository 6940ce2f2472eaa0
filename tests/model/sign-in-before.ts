import type { BrowserContext } from 'playwright/test';
import type { Network } from '#tests/support/network.ts';

/** Gives the browser the session of a person who signed in earlier. */
export async function signInBefore(context: BrowserContext, network: Network, token: string): Promise<void> {
  const { hostname } = new URL(network.origin);
  const cookie = { name: 'zugvogel_refresh', value: token, domain: hostname, path: '/api/auth' };
  await context.addCookies([{ ...cookie, httpOnly: true, sameSite: 'Strict' }]);
}
