import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../http/handler.ts';
import { listPolicyExamples } from './list-policy-examples.ts';
import { previewPolicy } from './preview-policy.ts';

export function createPolicyPreviewHandlers(
  deps: Deps,
): Pick<Handlers, 'listPolicyExamples' | 'previewPolicy'> {
  return {
    async listPolicyExamples({ path: { companyId } }, context) {
      return { status: 200, body: await listPolicyExamples(deps, context, companyId) };
    },
    async previewPolicy({ path: { companyId }, body }, context) {
      return { status: 200, body: await previewPolicy(deps, context, companyId, body) };
    },
  };
}
