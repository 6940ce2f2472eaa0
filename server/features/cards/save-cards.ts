import type { Kysely } from 'kysely';
import { cardDigits, isCardNumber, recognizeVendor } from '#domain/cards/card-brand.ts';
import { expiryDay, isCardExpired } from '#domain/cards/card-expiry.ts';
import type { CreditCard, CreditCardRequest } from '#domain/contract.ts';
import { dateAt } from '#domain/local-time.ts';
import { idsInOrder } from '../../db/ids-in-order.ts';
import type { Database } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { DomainError, type FieldFault } from '../../errors.ts';
import { refuseInvalidFields } from '../../field-errors.ts';
import { readTimeZone } from '../companies/time-zone-repository.ts';
import { reconcile } from '../records/reconcile.ts';
import { changeCard, findUsedCard, insertCard, type NewCard, removeCards } from './card-repository.ts';

const PATH = 'creditCards';

interface CardOwner {
  owner: NewCard['owner'];
  /** The company in whose time zone a month ends. */
  companyId: string;
}

/**
 * Replaces the cards of an owner with those sent. The number of a new card goes into the vault and is never
 * returned; an existing card keeps its number. An expired card may stay unchanged, but can't be added.
 */
export async function saveCards(
  { keys, clock }: Pick<Deps, 'keys' | 'clock'>,
  db: Kysely<Database>,
  { owner, companyId }: CardOwner,
  { existing, requested }: { existing: readonly CreditCard[]; requested: readonly CreditCardRequest[] },
): Promise<void> {
  const today = dateAt(clock.now(), await readTimeZone(db, companyId));
  refuseFaults(requested, existing, today);
  const { remaining, added, removed } = reconcile(existing, requested, PATH);
  await refuseUsed(db, removed);
  await removeCards(db, removed);
  // Clears the previous default first, so that there are never two.
  const defaultLast = remaining.toSorted((one, other) => Number(one.isDefault) - Number(other.isDefault));
  for (const { _id, name, expiryDate, isDefault } of defaultLast) {
    await changeCard(db, _id, { name, expiresOn: expiryDay(expiryDate), isDefault });
  }
  const ids = idsInOrder(added.length);
  for (const [index, { number = '', name, expiryDate, isDefault }] of added.entries()) {
    const digits = cardDigits(number);
    const vendor = recognizeVendor(digits) ?? '';
    const card = { owner, vendor, number: digits, name, expiresOn: expiryDay(expiryDate), isDefault };
    await insertCard(db, keys, card, ids[index]);
  }
}

async function refuseUsed(db: Kysely<Database>, removed: readonly string[]): Promise<void> {
  const used = await findUsedCard(db, removed);
  if (used === undefined) return;
  throw new DomainError('still_used', `The card ending in ${used} is needed to pay for trips.`);
}

function refuseFaults(
  requested: readonly CreditCardRequest[],
  existing: readonly CreditCard[],
  today: string,
): void {
  const fields = requested.flatMap((card, index) =>
    findFaults(card, existing, today, `/body/${PATH}/${index}`),
  );
  if (requested.filter(({ isDefault }) => isDefault).length > 1) {
    fields.push({ path: `/body/${PATH}`, code: 'several_defaults' });
  }
  refuseInvalidFields(fields);
}

function findFaults(
  { _id, number, expiryDate }: CreditCardRequest,
  existing: readonly CreditCard[],
  today: string,
  path: string,
): FieldFault[] {
  if (_id !== undefined && number !== undefined) {
    return [{ path: `${path}/number`, code: 'not_expected' }];
  }
  const faults: FieldFault[] = [];
  if (_id === undefined && !isCardNumber(number ?? '')) {
    faults.push({ path: `${path}/number`, code: 'invalid_card_number' });
  }
  const before = existing.find((card) => card._id === _id)?.expiryDate;
  if (expiryDate !== before && isCardExpired(expiryDate, today)) {
    faults.push({ path: `${path}/expiryDate`, code: 'in_past' });
  }
  return faults;
}
