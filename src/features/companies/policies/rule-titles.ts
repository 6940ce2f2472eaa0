import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { PolicyAction } from '#domain/contract.ts';
import { ruleTitle } from '../../../components/verdicts/kinds/rule-kinds.ts';
import { LEVEL_TITLES } from '../../../components/verdicts/rule-texts.ts';
import type { Part, RuleField } from './policy-parts.ts';

export const ACTION_TEXTS = {
  approve: msg`Approval required`,
  hide: msg`Hidden`,
  allow: msg`Allowed`,
} satisfies Record<PolicyAction, MessageDescriptor>;

export function titleOf(part: Part, field: RuleField): MessageDescriptor {
  if (field === 'level1Threshold') return LEVEL_TITLES[1];
  if (field === 'level2Threshold') return LEVEL_TITLES[2];
  if (field === 'serviceClassExceptions') return msg`Exceptions for long flights`;
  const title = ruleTitle(`${part}.${field}`);
  return typeof title === 'string' ? { id: title } : title;
}
