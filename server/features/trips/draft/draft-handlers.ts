import type { Deps } from '../../../deps.ts';
import type { Handlers } from '../../../http/handler.ts';
import { companyTime } from '../../practice/company-time.ts';
import { findDraft } from './draft-repository.ts';
import { discardDraft, saveDraft } from './save-draft.ts';

export function createDraftHandlers(
  deps: Deps,
): Pick<Handlers, 'getBookingDraft' | 'saveBookingDraft' | 'deleteBookingDraft'> {
  return {
    async getBookingDraft({ path: { flow } }, { signedIn }) {
      const draft = await findDraft(deps.db, { ...signedIn, flow });
      if (!draft) return { status: 204 };
      return { status: 200, headers: await companyTime(deps, signedIn.companyId), body: draft };
    },
    saveBookingDraft: async ({ path: { flow }, body }, { signedIn }) => ({
      status: 200,
      body: await saveDraft(deps, { ...signedIn, flow }, body),
    }),
    async deleteBookingDraft({ path: { flow }, query: { revision } }, { signedIn }) {
      await discardDraft(deps, { ...signedIn, flow }, revision);
      return { status: 204 };
    },
  };
}
