import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../http/handler.ts';
import type { Origin } from '../audit/audit-repository.ts';
import { foldText } from '../search/fold-text.ts';
import { actAsCompany } from './act-as-company.ts';
import { endOtherSessions, endOwnSession } from './end-sessions.ts';
import { listOpenSessions } from './open-session-repository.ts';
import { deviceCookie, noRefreshCookie, refreshCookie } from './refresh-cookie.ts';
import { refreshSession } from './refresh-session.ts';
import { resetPassword } from './reset-password.ts';
import { signIn } from './sign-in.ts';
import { signOut } from './sign-out.ts';
import { identifySource, reserveAttempt, THROTTLES } from './throttle.ts';

type AuthHandlers = Pick<
  Handlers,
  | 'login'
  | 'refreshSession'
  | 'logout'
  | 'actAsCompany'
  | 'listOwnSessions'
  | 'endOwnSession'
  | 'endOtherSessions'
  | 'requestPasswordReset'
  | 'resetPassword'
>;

export function createAuthHandlers(deps: Deps): AuthHandlers {
  return {
    async login({ body }, context) {
      const { answer, refreshToken, deviceToken } = await signIn(deps, body, context);
      const { config } = deps;
      const cookies = [refreshCookie(config, refreshToken), deviceCookie(config, deviceToken)];
      return { status: 200, cookies, body: answer };
    },
    async refreshSession(_, context) {
      if (context.refreshToken === undefined) return { status: 204 };
      const { answer, refreshToken } = await refreshSession(deps, context.refreshToken, context);
      return { status: 200, cookies: [refreshCookie(deps.config, refreshToken)], body: answer };
    },
    async logout(_, context) {
      await signOut(deps, context.refreshToken, context);
      return { status: 204, cookies: [noRefreshCookie(deps.config)] };
    },
    async actAsCompany({ path }, context) {
      return { status: 200, body: await actAsCompany(deps, path.companyId, context) };
    },
    async listOwnSessions(_, { signedIn }) {
      const sessions = await listOpenSessions(deps.db, signedIn, deps.clock.now());
      return { status: 200, body: { sessions } };
    },
    async endOwnSession({ path }, context) {
      await endOwnSession(deps, path.sessionId, context);
      return { status: 204 };
    },
    async endOtherSessions(_, context) {
      await endOtherSessions(deps, context);
      return { status: 204 };
    },
    async requestPasswordReset({ body }, context) {
      await requestPasswordReset(deps, body.email, context);
      return { status: 204 };
    },
    async resetPassword({ body }, context) {
      await resetPassword(deps, body, context);
      return { status: 204 };
    },
  };
}

/** Leaves the work to a job, so that neither the answer nor its time reveals whether the address is known. */
async function requestPasswordReset(
  deps: Deps,
  email: string,
  origin: Origin & { deviceToken: string | undefined },
): Promise<void> {
  const emailKey = foldText(email);
  const { source, isKnown } = identifySource(deps.keys, origin, emailKey);
  const pair = `${emailKey}\n${source}`;
  await reserveAttempt(deps, THROTTLES.forgottenByAddress, source);
  await reserveAttempt(deps, THROTTLES.forgottenByPair, pair);
  await reserveAttempt(deps, THROTTLES.forgottenByAccount, isKnown ? pair : emailKey);
  const { requestId, ip } = origin;
  await deps.jobs.enqueue(deps.db, 'password.forgotten', { email, requestId, ip });
}
