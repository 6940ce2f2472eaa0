import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../http/handler.ts';
import { deleteDraft, findDraft } from './draft-repository.ts';
import { saveDraft } from './save-draft.ts';

/** Each user has one draft of each flow in each company. */
export function createDraftHandlers(
  deps: Deps,
): Pick<Handlers, 'getBookingDraft' | 'saveBookingDraft' | 'deleteBookingDraft'> {
  return {
    async getBookingDraft({ path: { flow } }, { signedIn }) {
      const draft = await findDraft(deps.db, { ...signedIn, flow });
      return draft ? { status: 200, body: draft } : { status: 204 };
    },
    saveBookingDraft: async ({ path: { flow }, body }, { signedIn }) => ({
      status: 200,
      body: await saveDraft(deps, { ...signedIn, flow }, body),
    }),
    async deleteBookingDraft({ path: { flow } }, { signedIn }) {
      await deleteDraft(deps.db, { ...signedIn, flow });
      return { status: 204 };
    },
  };
}
