import '../../i18n/catalogues/verdicts.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import type { CheckoutPart } from '#domain/checkout/checkout-part.ts';
import type { NextPart } from '#domain/trip-draft/prefill.ts';
import { offerOf, type SuggestedOffer } from '#domain/trip-draft/suggested-offers.ts';
import { priceSuggestion } from '../../actors/trip-draft/price-suggestion.ts';
import type { SuggestionOutcome } from '../../actors/trip-draft/suggestion-outcome.ts';
import { useTripDraftSource } from '../../actors/trip-draft/trip-draft-hooks.ts';
import { isSearchable, suggestionsQuery } from '../../booking/suggestions.ts';
import { useHourRate } from '../../booking/use-hour-rate.ts';
import { NextLabel } from '../../booking/use-next-parts.tsx';
import { usePast } from '../../booking/use-past.ts';
import { usePolicyRules } from '../../booking/use-policy-rules.ts';
import { useStartFlow } from '../../booking/use-start-flow.ts';
import { RepricingDialog, type RepricingResult } from '../../components/booking/RepricingDialog.tsx';
import { showToast } from '../../components/toasts/toast-queue.ts';
import { useAreaFailure } from '../../errors/use-area-failure.ts';
import { describeError } from '../../i18n/describe-error.ts';
import { Suggestions, type SuggestionsProps } from './Suggestions.tsx';

interface SuggestedPartProps {
  next: NextPart;
  kind: SuggestedOffer['kind'];
}

export function SuggestedPart({ next, kind }: SuggestedPartProps) {
  const { api, config } = useRouter().options.context;
  const startFlow = useStartFlow();
  const hour = useHourRate();
  const query = suggestionsQuery({ api, config, hour }, next);
  const { data, error, isFetching, refetch } = useQuery({ ...query, throwOnError: false });
  const retry = () => void refetch();
  const failure = useAreaFailure(error, retry);
  const isPast = usePast(data?.expiresAt);
  const rules = usePolicyRules(next.criteria);
  const take = useTaking();
  const content = (): SuggestionsProps['content'] => {
    if (isFetching) return { state: 'loading' };
    if (failure) return { state: 'failed', failure };
    if (!data) return { state: 'loading' };
    if (isPast) return { state: 'expired', onRetry: retry };
    return { state: 'ready', offers: data.offers, rules, ...take.view };
  };
  function seeAll(): void {
    const { kind: flow, criteria } = data?.next ?? next;
    startFlow(flow, { criteria, replaces: null, searchesAtOnce: isComplete ? true : undefined });
  }
  const isComplete = data !== undefined && isSearchable({ ...data.next, lookUp: null });
  return (
    <>
      <Suggestions kind={kind} label={<NextLabel next={next} />} content={content()} onSeeAll={seeAll} />
      <RepricingDialog
        outcome={take.question}
        anotherLabel={<Trans>Choose another</Trans>}
        acceptLabel={<Trans>Accept and add</Trans>}
        onAccept={take.accept}
        onPickAnother={() => {
          take.drop();
          retry();
        }}
      />
    </>
  );
}

/** Prices what is taken again, and adds it at the price that was shown; any other price is asked about. */
function useTaking() {
  const { t } = useLingui();
  const { api } = useRouter().options.context;
  const { started } = useTripDraftSource();
  async function add(part: CheckoutPart): Promise<void> {
    await (await started).add({ part, replaces: null });
    showToast(t`Added to your trip`, 'success');
  }
  const taking = useMutation({
    mutationFn: async (suggested: SuggestedOffer) => {
      const outcome = await priceSuggestion(api, suggested, new AbortController().signal);
      if (outcome.type === 'same') await add(outcome.part);
      return outcome;
    },
    throwOnError: false,
  });
  const adding = useMutation({ mutationFn: add, throwOnError: false });
  const error = taking.error ?? adding.error;
  const outcome = adding.status === 'idle' ? taking.data : undefined;
  const asked = outcome && 'part' in outcome ? outcome.part : null;
  const isTaking = taking.isPending || adding.isPending;
  return {
    view: {
      taking: isTaking && taking.variables ? offerOf(taking.variables).offer : null,
      problem: error && describeError(error),
      onTake: (suggested: SuggestedOffer) => {
        adding.reset();
        taking.mutate(suggested);
      },
    },
    question: outcome && outcome.type !== 'same' ? toQuestion(outcome) : null,
    accept: () => asked && adding.mutate(asked),
    drop: taking.reset,
  };
}

function toQuestion(outcome: SuggestionOutcome): RepricingResult {
  return 'part' in outcome ? { type: outcome.type, priced: [outcome.part.priced] } : { type: outcome.type };
}
