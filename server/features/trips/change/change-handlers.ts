import type { Deps } from '../../../deps.ts';
import type { Handlers } from '../../../http/handler.ts';
import { changePart } from './change-part.ts';
import { createChangePrice } from './change-price.ts';
import { decideChange } from './decide-change.ts';
import { quotePartChange } from './quote-part-change.ts';
import { withdrawChange } from './withdraw-change.ts';

export function createChangeHandlers(
  deps: Deps,
): Pick<
  Handlers,
  'quotePartChange' | 'changePart' | 'withdrawChange' | 'approveChange' | 'rejectChange' | 'getChangePrice'
> {
  const getChangePrice = createChangePrice(deps);
  return {
    quotePartChange: async ({ path, body }, context) => ({
      status: 200,
      body: await quotePartChange(deps, context, { ...path, requestedPart: body.part }),
    }),
    changePart: async ({ path, headers, body: request }, context) => ({
      status: 200,
      body: await changePart(deps, context, { ...path, key: headers['idempotency-key'], request }),
    }),
    withdrawChange: async ({ path }, context) => ({
      status: 200,
      body: await withdrawChange(deps, context, path),
    }),
    approveChange: async ({ path, body: { version, comment } }, context) => {
      const seen = { version };
      const decision = { action: 'approve' as const, seen, comment };
      return { status: 200, body: await decideChange(deps, context, path, decision) };
    },
    rejectChange: async ({ path, body: { version, comment } }, context) => ({
      status: 200,
      body: await decideChange(deps, context, path, { action: 'reject', seen: { version }, comment }),
    }),
    getChangePrice: async ({ path }, context) => ({ status: 200, body: await getChangePrice(context, path) }),
  };
}
