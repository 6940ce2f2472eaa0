import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Company, PolicyAction } from '#domain/contract.ts';
import { ROOM_TYPES } from '../components/verdicts/rule-texts.ts';
import type { FieldPart } from './field-words.ts';

type Labels = Readonly<Record<string, MessageDescriptor>>;
type Kind = 'choices' | 'switch' | 'money' | 'percent' | 'day' | 'text';

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

function of(kind: Kind, names: string): [string, Kind][] {
  return names.split(' ').map((name) => [name, kind]);
}

export function categoryOfEntry(list: string): string | undefined {
  return ENTRIES.get(list);
}

export function categoryOfField(parts: readonly FieldPart[]): string | undefined {
  const [list, field] = parts.slice(-2);
  const isNaming = list?.entry !== undefined && (field?.name === 'program' || field?.name === 'name');
  return isNaming ? ENTRIES.get(list.name) : CATEGORIES.get(parts.at(-1)?.name ?? '');
}

export function choicesOfField(parts: readonly FieldPart[]): Labels {
  return CHOICES.get(parts.at(-1)?.name ?? '') ?? {};
}

export function kindOfField(parts: readonly FieldPart[]): Kind {
  const name = parts.at(-1)?.name ?? '';
  return CHOICES.has(name) ? 'choices' : (KINDS.get(name) ?? 'text');
}
