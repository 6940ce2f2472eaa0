import type { PolicyAction } from '#domain/contract.ts';
import { parseMoney } from '#domain/money.ts';
import { type FieldValue, isRows, type SectionValues } from '#domain/records/section-values.ts';
import { withoutUndefined } from '#domain/records/without-undefined.ts';
import type { Reader } from './kinds/policy-kind.ts';
import { policyKind } from './kinds/policy-kinds.ts';
import type { Part, PartRules } from './policy-parts.ts';

export type TypingFault = 'money' | 'minutes';

export interface ReadRules {
  rules: PartRules;
  faults: Partial<Record<string, TypingFault>>;
}

const MOST_MINUTES = 6000;

export function readRules(part: Part, typed: SectionValues, currency: string): ReadRules {
  const faults: ReadRules['faults'] = {};
  const rules = policyKind(part).read(createReader({ typed, currency, at: '' }, faults));
  return { rules: withoutUndefined(rules), faults };
}

interface Source {
  typed: SectionValues;
  currency: string;
  at: string;
}

function createReader({ typed: values, currency, at }: Source, faults: ReadRules['faults']): Reader {
  const text = (field: string) => String(values[field] ?? '').trim();
  return {
    text,
    values,
    money(field) {
      const typed = text(field);
      const money = typed === '' ? undefined : parseMoney(typed, currency);
      if (money === null) faults[at + field] = 'money';
      return money ?? undefined;
    },
    minutes(field) {
      const typed = text(field);
      if (typed === '') return undefined;
      if (/^\d{1,4}$/.test(typed) && Number(typed) <= MOST_MINUTES) return Number(typed);
      faults[at + field] = 'minutes';
      return undefined;
    },
    action: (field) => (text(field) || 'approve') as PolicyAction, // one of the choices of its list
    entries: (field) =>
      rowsIn(values[field]).map((typed, index) =>
        createReader({ typed, currency, at: `${field}.${index}.` }, faults),
      ),
  };
}

function rowsIn(value: FieldValue = null): readonly SectionValues[] {
  return isRows(value) ? value : [];
}
