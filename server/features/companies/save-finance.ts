import type { Kysely } from 'kysely';
import type { Company, CompanyFinance, CompanyFinanceRequest, Money } from '#domain/contract.ts';
import type { Database } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import type { FieldFault } from '../../errors.ts';
import { fieldRefusal, refuseInvalidFields } from '../../field-errors.ts';
import type { SignedInContext } from '../../http/handler.ts';
import { saveCards } from '../cards/save-cards.ts';
import { refuseUnknownChoices } from '../enums/choice-faults.ts';
import { refuseRepeatedNames } from '../records/refuse-repeated-names.ts';
import { renameReferenceDefaults } from '../users/rename-reference-defaults.ts';
import { replaceReferenceFields, updatePayment } from './finance-repository.ts';

export async function saveFinance(
  deps: Pick<Deps, 'keys' | 'clock'>,
  context: Pick<SignedInContext, 'signedIn' | 'requestId'>,
  db: Kysely<Database>,
  { _id: companyId, currency, finance }: Company,
  { creditCards, referenceFields, ...payment }: CompanyFinanceRequest,
): Promise<void> {
  refuseUnknownTerms(finance, payment);
  refuseAmounts(payment, currency);
  if (payment.priceTolerance) refuseFineTolerance(payment.priceTolerance);
  await updatePayment(db, companyId, payment);
  if (referenceFields) {
    refuseRepeatedNames(referenceFields, 'referenceFields');
    refuseRepeatedPositions(referenceFields);
    await replaceReferenceFields(db, companyId, referenceFields);
    const names = renamedReferenceFields(finance.referenceFields, referenceFields);
    await renameReferenceDefaults(deps, context, db, { companyId, names });
  }
  if (creditCards) {
    const cards = { existing: finance.creditCards, requested: creditCards };
    await saveCards(deps, db, { owner: { company_id: companyId }, companyId }, cards);
  }
}

function refuseUnknownTerms(before: CompanyFinance, requested: CompanyFinanceRequest): void {
  refuseUnknownChoices([
    {
      category: 'invoicefrequencies',
      id: requested.invoiceFrequency,
      before: before.invoiceFrequency,
      path: '/body/invoiceFrequency',
    },
    {
      category: 'invoicepaymentterms',
      id: requested.invoicePaymentTerms,
      before: before.invoicePaymentTerms,
      path: '/body/invoicePaymentTerms',
    },
  ]);
}

/** The maximum that the database can store. */
const HIGHEST_AMOUNT = 2_000_000_000;

const AMOUNTS = ['bookingFee', 'changesWithoutApproval', 'decisionsByMail', 'hourRate'] as const;

function refuseAmounts(requested: CompanyFinanceRequest, currency: string): void {
  const fields = AMOUNTS.flatMap((name) => {
    const money = requested[name];
    return money ? faultsOfAmount(money, { currency, path: `/body/${name}` }) : [];
  });
  refuseInvalidFields(fields);
}

function faultsOfAmount(money: Money, { currency, path }: { currency: string; path: string }) {
  const fields: FieldFault[] = [];
  if (money.currency !== currency) {
    fields.push({ path: `${path}/currency`, code: 'other_currency', params: { currency } });
  }
  if (money.amount < 0) fields.push({ path: `${path}/amount`, code: 'negative' });
  if (money.amount > HIGHEST_AMOUNT) {
    fields.push({ path: `${path}/amount`, code: 'amount_too_large', params: { maximum: HIGHEST_AMOUNT } });
  }
  return fields;
}

/** Schemas can't express this: in floating point, 3.3 is no multiple of 0.1. */
function refuseFineTolerance(priceTolerance: number): void {
  if (Math.round(priceTolerance * 10) / 10 === priceTolerance) return;
  throw fieldRefusal('validation_failed', '/priceTolerance', 'too_precise', { step: 0.1 });
}

function refuseRepeatedPositions(referenceFields: CompanyFinance['referenceFields']): void {
  const positions = new Set<number>();
  const fields = referenceFields.flatMap(({ position }, index) => {
    if (!positions.has(position)) {
      positions.add(position);
      return [];
    }
    return [{ path: `/body/referenceFields/${index}/position`, code: 'repeated' as const }];
  });
  refuseInvalidFields(fields);
}

type ReferenceFields = CompanyFinance['referenceFields'];

/**
 * The new names of fields by their old ones. A field is known by its position; one whose name stands at another
 * position now, or did before, has only changed its place.
 */
function renamedReferenceFields(before: ReferenceFields, after: ReferenceFields): Map<string, string> {
  const [oldNames, newNames] = [before, after].map((fields) => new Set(fields.map(({ name }) => name)));
  const renames = after.flatMap(({ position, name }) => {
    const former = before.find((field) => field.position === position)?.name;
    const isRenamed = former !== undefined && !newNames?.has(former) && !oldNames?.has(name);
    return isRenamed ? [[former, name] as const] : [];
  });
  return new Map(renames);
}
