import type { Deps } from '../../../deps.ts';
import type { Handlers, PublicContext } from '../../../http/handler.ts';
import { reserveAttempt, THROTTLES, toNetwork } from '../../auth/throttle.ts';
import { decideByMail } from './decide-by-mail.ts';
import { findLink, showMailDecision } from './show-mail-decision.ts';

export function createMailDecisionHandlers(deps: Deps): Pick<Handlers, 'showMailDecision' | 'decideByMail'> {
  const countCall = ({ ip }: PublicContext) =>
    reserveAttempt(deps, THROTTLES.mailDecisionByAddress, toNetwork(ip));
  return {
    async showMailDecision({ body: { secret } }, context) {
      await countCall(context);
      return { status: 200, body: await showMailDecision(deps, await findLink(deps, secret)) };
    },
    async decideByMail({ body }, context) {
      await countCall(context);
      return { status: 200, body: await decideByMail(deps, context, body) };
    },
  };
}
