import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import type { Company, PolicyAction } from '#domain/contract.ts';
import { formatDayRange } from '#domain/day-range.ts';
import { parseMoney } from '#domain/money.ts';
import { ROOM_TYPES } from '../components/verdicts/rule-texts.ts';
import { formatMoney } from '../i18n/money-format.ts';
import { type FieldPart, fieldParts, fieldWords } from './field-words.ts';
import { useReferenceData } from './RecordReferenceData.tsx';

const YES_NO: Record<string, MessageDescriptor> = { true: msg`Yes`, false: msg`No` };

const CATEGORIES: ReadonlyMap<string, string> = new Map([
  ['airline', 'airlines'],
  ['baselineServiceClass', 'serviceclasses'],
  ['contactRelation', 'contactrelations'],
  ['country', 'countries'],
  ['currency', 'currencies'],
  ['gender', 'genders'],
  ['invoiceFrequency', 'invoicefrequencies'],
  ['invoicePaymentTerms', 'invoicepaymentterms'],
  ['language', 'languages'],
  ['mealPreference', 'mealprefs'],
  ['measurementUnits', 'measurementunits'],
  ['namePrefix', 'nameprefixes'],
  ['role', 'roles'],
  ['seatPreference', 'seatprefs'],
  ['serviceClass', 'serviceclasses'],
  ['vendor', 'creditcards'],
]);
const ENTRIES: ReadonlyMap<string, string> = new Map([
  ['carMemberships', 'carloyalty'],
  ['flightMemberships', 'flightloyalty'],
  ['hotelMemberships', 'hotelloyalty'],
  ['memberships', 'flightloyalty'],
  ['otherServiceInformation', 'airlines'],
  ['passports', 'countries'],
  ['serviceClassExceptions', 'serviceclasses'],
  ['visas', 'countries'],
]);
const ACTIONS = {
  hide: msg`Hidden`,
  allow: msg`Allowed`,
  approve: msg`Approval required`,
} satisfies Record<PolicyAction, MessageDescriptor>;
const PAYMENT_TYPES = {
  creditcard: msg`Credit card`,
  invoice: msg`Invoice`,
} satisfies Record<Company['finance']['paymentType'], MessageDescriptor>;
const CHOICES: ReadonlyMap<string, Labels> = new Map<string, Labels>([
  ['action', ACTIONS],
  ['budgetAction', ACTIONS],
  ['highestPriceAction', ACTIONS],
  ['serviceClassAction', ACTIONS],
  ['excludedRoomTypes', ROOM_TYPES],
  ['paymentType', PAYMENT_TYPES],
]);
const KINDS: ReadonlyMap<string, Kind> = new Map([
  ...of('switch', 'active allowNonRefundable intercontinentalOnly isDefault mandatory multipleEntries'),
  ...of('switch', 'needsPasswordChange'),
  ...of(
    'money',
    'bookingFee budget changesWithoutApproval decisionsByMail highestPrice level1Threshold level2Threshold',
  ),
  ...of('money', 'hourRate'),
  ...of('percent', 'priceTolerance'),
  ...of('day', 'dateOfBirth delegateFrom delegateUntil expiryDate issueDate'),
]);

export function useHistoryTexts(): {
  fieldText: (path: string) => string;
  valueText: (path: string, text: string) => string;
} {
  const { i18n } = useLingui();
  const reference = useReferenceData();
  return { fieldText, valueText };

  function fieldText(path: string): string {
    return fieldWords(fieldParts(path).map(withLabel));
  }

  /** Entries of the same name are numbered. */
  function withLabel(part: FieldPart): FieldPart {
    const category = categoryOfEntry(part.name);
    if (category === undefined || part.entry === undefined) return part;
    const [, id = '', number = ''] = /^(\S*)( \d+)?$/.exec(part.entry) ?? [];
    return { name: part.name, entry: (id && reference.labelOf(category, id)) + number };
  }

  function valueText(path: string, text: string): string {
    const parts = fieldParts(path);
    const category = categoryOfField(parts);
    if (category !== undefined) return reference.labelOf(category, text);
    switch (kindOfField(parts)) {
      case 'choices':
        return text
          .split(', ')
          .map((id) => translate(choicesOfField(parts)[id], id))
          .join(', ');
      case 'switch':
        return translate(YES_NO[text], text);
      case 'money':
        return moneyText(text);
      case 'percent':
        return `${text} %`;
      case 'day':
        return /^\d{4}-\d{2}-\d{2}$/.test(text) ? formatDayRange(text, text) : text;
      case 'text':
        return text;
    }
  }

  function translate(message: MessageDescriptor | undefined, fallback: string): string {
    return message ? i18n._(message) : fallback;
  }
}

/** A currency and an amount, such as `CHF 12.50`. */
function moneyText(text: string): string {
  const [currency = '', amount = ''] = text.split(' ');
  const money = parseMoney(amount, currency);
  return money ? formatMoney(money) : text;
}

type Labels = Readonly<Record<string, MessageDescriptor>>;
type Kind = 'choices' | 'switch' | 'money' | 'percent' | 'day' | 'text';

function of(kind: Kind, names: string): [string, Kind][] {
  return names.split(' ').map((name) => [name, kind]);
}

function categoryOfEntry(list: string): string | undefined {
  return ENTRIES.get(list);
}

export function categoryOfField(parts: readonly FieldPart[]): string | undefined {
  const [list, field] = parts.slice(-2);
  const isNaming = list?.entry !== undefined && (field?.name === 'program' || field?.name === 'name');
  return isNaming ? ENTRIES.get(list.name) : CATEGORIES.get(parts.at(-1)?.name ?? '');
}

function choicesOfField(parts: readonly FieldPart[]): Labels {
  return CHOICES.get(parts.at(-1)?.name ?? '') ?? {};
}

export function kindOfField(parts: readonly FieldPart[]): Kind {
  const name = parts.at(-1)?.name ?? '';
  return CHOICES.has(name) ? 'choices' : (KINDS.get(name) ?? 'text');
}
