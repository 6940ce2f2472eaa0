import { createContext, use } from 'react';
import type { PolicyExample, PolicyPreview } from '#domain/contract.ts';
import type { PolicyRules } from '#domain/kinds/policy-rules.ts';
import type { AreaFailure } from '../../../components/AreaError.tsx';

export type PolicyExamplesState =
  | { state: 'closed' }
  | { state: 'loading' }
  | { state: 'failed'; failure: AreaFailure }
  | { state: 'ready'; examples: readonly PolicyExample[] };

export type PolicyTrialState = { of: string } & (
  | { state: 'loading' }
  | { state: 'failed'; message: string }
  | { state: 'ready'; preview: PolicyPreview; draft: PolicyRules }
);

export interface PolicyTrialRequest {
  of: string;
  policyId?: string;
  example: PolicyExample;
  draft: PolicyRules;
}

export interface PolicyTrials {
  examples: PolicyExamplesState;
  trial: PolicyTrialState | null;
  onOpen: () => void;
  onTry: (request: PolicyTrialRequest) => void;
}

interface PolicySetting {
  currency: string;
  trials: PolicyTrials;
}

const PolicySettingContext = createContext<PolicySetting | null>(null);

/** Provides the context of all fields of a policy, so that their descriptions don't repeat it. */
export const PolicySettingProvider = PolicySettingContext;

export function usePolicySetting(): PolicySetting {
  const setting = use(PolicySettingContext);
  if (!setting) throw new Error('Fields of policies stand in a section of policies');
  return setting;
}
