import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useRouter } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import {
  type CheckoutState,
  selectCheckoutState,
  selectSending,
  selectTripId,
} from '#machines/checkout/checkout-selectors.ts';
import { abilitiesOf } from '#machines/session/session-abilities.ts';
import { selectSession } from '#machines/session/session-selectors.ts';
import type { CheckoutActor } from '../../actors/booking/checkout-logic.ts';
import { useUnclear } from '../../actors/booking/use-unclear.ts';
import { useSessionSelector } from '../../actors/use-session.ts';
import { useChangedExtras } from '../../booking/use-changed-extras.ts';
import type { ClashList } from '../../booking/use-clashes.ts';
import { useOwnProfile } from '../../booking/use-own-profile.ts';
import { paths } from '../../components/paths.ts';
import { showToast } from '../../components/toasts/toast-queue.ts';
import { describeCode, describePending } from '../../i18n/describe-error.ts';
import type { CheckoutFormProps } from './CheckoutForm.tsx';
import type { OpenCheckout } from './CheckoutScreen.tsx';
import { repricedParts } from './repriced-parts.ts';
import { maySaveToProfiles, saveToProfiles } from './save-to-profiles.ts';
import type { SaveToProfiles } from './use-checkout-form.ts';

export type CheckoutOutcomeState = Extract<CheckoutState, 'confirmed' | 'waitingForApproval' | 'failed'>;

export type CheckoutView = OpenCheckout | { state: 'decided'; outcome: CheckoutOutcomeState; tripId: string };

interface CheckoutViewOptions {
  clashes: ClashList;
  onPickAnother: (state: CheckoutState) => void;
}

export function useCheckoutView(checkout: CheckoutActor, options: CheckoutViewOptions): CheckoutView {
  const { onPickAnother } = options;
  const state = useSelector(checkout, selectCheckoutState);
  const refusal = useSelector(checkout, ({ context }) => context.refusal);
  const tripId = useSelector(checkout, selectTripId) ?? '';
  const unclear = useUnclear(useSelector(checkout, selectSending));
  const form = useShownForm(checkout, state, options);
  if (unclear) return { state: 'unclear', ...unclear };
  switch (state) {
    case 'loading':
      return { state };
    case 'termsFailed': {
      const message = describeCode('unavailable');
      return { state, message, onRetry: () => checkout.send({ type: 'terms.retry' }) };
    }
    case 'termsRefused': {
      const message = describeCode(refusal ?? 'forbidden');
      return { state, message, onPickAnother: () => onPickAnother(state) };
    }
    case 'confirming':
    case 'outcomeUnknown':
      return { state, tripHref: paths.trip(tripId) };
    case 'confirmed':
    case 'waitingForApproval':
    case 'failed':
      return { state: 'decided', outcome: state, tripId };
    default:
      if (form) return { state: 'ready', ...form };
      // An order that was sent again after a reload is answered before the terms are known.
      if (state === 'soldOut' || state === 'expired') {
        const message = describeCode(state === 'soldOut' ? 'offer_sold_out' : 'offer_expired');
        return { state: 'termsRefused', message, onPickAnother: () => onPickAnother(state) };
      }
      return { state: 'loading' };
  }
}

function useShownForm(
  checkout: CheckoutActor,
  state: CheckoutState,
  { clashes, onPickAnother }: CheckoutViewOptions,
): CheckoutFormProps | null {
  const { api, enums } = useRouter().options.context;
  const navigate = useNavigate();
  const terms = useSelector(checkout, ({ context }) => context.terms);
  const parts = useSelector(checkout, ({ context }) => context.parts);
  const info = useSelector(checkout, ({ context }) => context.info);
  const proposal = useSelector(checkout, ({ context }) => context.proposal);
  const refusal = useRefusal(checkout, state);
  const earlierTrip = useSelector(checkout, ({ context }) => context.pendingOrder?.tripId);
  const onSaveToProfiles = useSaveToProfiles();
  const ownProfile = useOwnProfile();
  const ownId = useSessionSelector((snapshot) => selectSession(snapshot)?.companyUser._id);
  const { lost: lostExtras, risen: risenExtras } = useChangedExtras(parts, proposal);
  if (!terms || !info) return null;
  return {
    terms,
    parts,
    info,
    purposes: enums.choices('trippurposes'),
    cardBrands: enums.choices('creditcards'),
    passengerChoices: {
      genders: enums.choices('genders'),
      countries: enums.choices('countries'),
      programmes: enums.choices('flightloyalty'),
    },
    programmesOf: (category) => enums.choices(category),
    now: api.clock.now().toISOString(),
    progress: toProgress(state),
    clashes,
    refusal,
    earlierTripHref: earlierTrip ? paths.trip(earlierTrip) : null,
    repriced: repricedParts(state, parts, proposal, terms),
    lostExtras,
    risenExtras,
    ownId,
    ownProfile,
    onEdit: (edited) => checkout.send({ type: 'info.edit', info: edited }),
    onSubmit: (entered) => checkout.send({ type: 'order.submit', info: entered }),
    onSaveToProfiles,
    onAccept: () => checkout.send({ type: 'price.accept' }),
    onPickAnother: () => onPickAnother(state),
    onLeave: () => void navigate({ to: paths.home }),
  };
}

function useRefusal(checkout: CheckoutActor, state: CheckoutState): string | null {
  const { i18n } = useLingui();
  const refusal = useSelector(checkout, ({ context }) => context.refusal);
  const pending = useSelector(checkout, ({ context }) => context.pendingOrder);
  if (state === 'unreachable') {
    return i18n._(msg`The server can't be reached. Nothing was booked. Please try again.`);
  }
  if (state !== 'refused' || !refusal) return null;
  return pending ? describePending(pending) : describeCode(refusal);
}

function toProgress(state: CheckoutState): CheckoutFormProps['progress'] {
  if (state === 'pricing') return 'pricing';
  return state === 'saving' || state === 'submitting' ? 'submitting' : 'resting';
}

/** The order does not wait for it: the result is shown in a toast. */
function useSaveToProfiles(): SaveToProfiles | null {
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
