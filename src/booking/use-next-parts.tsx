import { useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { type ReactNode, useRef } from 'react';
import type { CheckoutPart, PartKind } from '#domain/checkout/checkout-part.ts';
import { formatDayRange } from '#domain/day-range.ts';
import { type NextPart, nextParts } from '#domain/trip-draft/prefill.ts';
import { nextKind } from './kinds/next-kinds.ts';
import { resolveNextPart } from './resolve-next-part.ts';
import { useStartFlow } from './use-start-flow.ts';

export interface PartProposal {
  kind: PartKind;
  label: ReactNode;
  onBegin: () => void;
}

export function useNextParts(parts: readonly CheckoutPart[]): PartProposal[] {
  const { api, config } = useRouter().options.context;
  const startFlow = useStartFlow();
  const isBeginning = useRef(false);

  async function begin(next: NextPart): Promise<void> {
    if (isBeginning.current) return;
    isBeginning.current = true;
    const { kind, criteria } = await resolveNextPart(next, { api, config });
    isBeginning.current = false;
    startFlow(kind, { criteria, replaces: null });
  }

  return nextParts(parts).map((next) => ({
    kind: next.kind,
    label: <NextLabel next={next} />,
    onBegin: () => void begin(next),
  }));
}

export function NextLabel({ next }: { next: NextPart }) {
  const { t } = useLingui();
  const { from, to } = next;
  return t(nextKind(next).label(next, formatDayRange(from, to === '' ? from : to)));
}
