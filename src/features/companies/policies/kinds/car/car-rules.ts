import { msg } from '@lingui/core/macro';
import type { PolicyAction } from '#domain/contract.ts';
import { formatMoney } from '../../../../../i18n/money-format.ts';
import type { PolicyKind, Sentence } from '../policy-kind.ts';
import { readPrices, typedPrices } from '../price-rules.ts';

const PRICE_SENTENCES: Record<PolicyAction, Sentence> = {
  approve: (limit) => msg`A rental day for more than ${limit} needs approval.`,
  hide: (limit) => msg`A rental day for more than ${limit} is hidden.`,
  allow: (limit) => msg`A rental day for more than ${limit} needs no approval, but a reason.`,
};

export const carRules: PolicyKind<'car'> = {
  title: msg`Cars`,
  newRules: {},
  fields: ['highestPrice', 'level1Threshold', 'level2Threshold'],
  inputs: {},
  toTyped: typedPrices,
  read: readPrices,
  sentence: ({ action, limit }) => PRICE_SENTENCES[action](formatMoney(limit)),
  threshold: (price, level) => msg`A rental day from ${price} needs approval at level ${level}.`,
};
