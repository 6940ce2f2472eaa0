import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import type { FlowByKind, PartKind } from '#domain/checkout/checkout-part.ts';
import type { Session } from '#machines/session/session-machine.ts';

type CriteriaByKind = { [Kind in PartKind]?: FlowByKind[Kind]['criteria'] };

interface Searched {
  kind: PartKind;
  criteria: CriteriaByKind;
}

/** By person, company and entry of the browser's history, as long as the page is not reloaded. */
const searches = new Map<string, Searched>();

interface SearchedHere {
  searched: Searched | null;
  remember: (kind: PartKind, criteria: CriteriaByKind) => void;
}

/** The search made from this entry of the browser's history: going back restores the form as it was sent. */
export function useSearchedHere({ companyUser, company }: Session): SearchedHere {
  const router = useRouter();
  const [key] = useState(() => {
    const { __TSR_key: entry = '' } = router.latestLocation.state;
    return `${companyUser._id} ${company._id} ${entry}`;
  });
  const searched = searches.get(key) ?? null;
  return {
    searched,
    remember: (kind, criteria) => {
      searches.set(key, { kind, criteria: { ...searched?.criteria, ...criteria } });
    },
  };
}
