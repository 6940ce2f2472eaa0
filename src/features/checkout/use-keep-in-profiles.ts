import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { abilitiesOf } from '#machines/session/session-abilities.ts';
import { selectSession } from '#machines/session/session-selectors.ts';
import { useSessionSelector } from '../../actors/use-session.ts';
import { showToast } from '../../components/toasts/toast-queue.ts';
import { keepInProfiles, mayKeepInProfiles } from './keep-in-profiles.ts';
import type { KeepInProfiles } from './use-checkout-form.ts';

/** The order does not wait for it: the result is shown in a toast. */
export function useKeepInProfiles(): KeepInProfiles | null {
  const { t } = useLingui();
  const { api } = useRouter().options.context;
  const queries = useQueryClient();
  const session = useSessionSelector(selectSession);
  const abilities = abilitiesOf(session);
  if (!session || !mayKeepInProfiles(abilities)) return null;
  return async (passengers) => {
    const profiles = { api, queries, companyId: session.company._id, abilities };
    const isKept = await keepInProfiles(profiles, passengers);
    if (!isKept) showToast(t`Not all of it could be added to the profile.`, 'warning');
  };
}
