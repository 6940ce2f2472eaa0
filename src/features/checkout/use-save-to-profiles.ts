import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { abilitiesOf } from '#machines/session/session-abilities.ts';
import { selectSession } from '#machines/session/session-selectors.ts';
import { useSessionSelector } from '../../actors/use-session.ts';
import { showToast } from '../../components/toasts/toast-queue.ts';
import { maySaveToProfiles, saveToProfiles } from './save-to-profiles.ts';
import type { SaveToProfiles } from './use-checkout-form.ts';

/** The order does not wait for it: the result is shown in a toast. */
export function useSaveToProfiles(): SaveToProfiles | null {
  const { t } = useLingui();
  const { api } = useRouter().options.context;
  const queries = useQueryClient();
  const session = useSessionSelector(selectSession);
  const abilities = abilitiesOf(session);
  if (!session || !maySaveToProfiles(abilities)) return null;
  return async (passengers) => {
    const profiles = { api, queries, companyId: session.company._id, abilities };
    const isSaved = await saveToProfiles(profiles, passengers);
    if (!isSaved) showToast(t`Not all of it could be added to the profile.`, 'warning');
  };
}
