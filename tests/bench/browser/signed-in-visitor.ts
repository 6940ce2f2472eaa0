import { signIn } from '../server/sign-in.ts';
import type { BrowserBench } from './browser-bench.ts';
import type { HeldCookie } from './unwatched-page.ts';
import { type Visit, type VisitPlan, visit } from './visit.ts';

export type SignedInVisitor = (plan: Omit<VisitPlan, 'cookies'>) => Promise<Visit>;

/** Somebody who has a session and nothing else: each visit is a cold one, with the newest refresh token. */
export async function signInVisitor(bench: BrowserBench, email?: string): Promise<SignedInVisitor> {
  let cookies: HeldCookie[] = [await newSessionCookie(bench, email)];
  return async (plan) => {
    const seen = await visit(bench, { ...plan, cookies });
    cookies = seen.cookies;
    return seen;
  };
}

/** Gives a session to the browser's own context, the one that Lighthouse opens its pages in. */
export async function rememberSignIn(bench: BrowserBench): Promise<void> {
  const cdp = await bench.browser.newBrowserCDPSession();
  await cdp.send('Storage.setCookies', { cookies: [await newSessionCookie(bench)] });
  await cdp.detach();
}

async function newSessionCookie({ front, product }: BrowserBench, email?: string) {
  const { refreshToken } = await signIn(product.address, email);
  return {
    ...refreshToken,
    domain: new URL(front.origin).hostname,
    path: '/api/auth',
    secure: true,
    httpOnly: true,
    sameSite: 'Strict' as const,
    expires: Math.floor(Date.now() / 1000) + 3600,
  };
}
