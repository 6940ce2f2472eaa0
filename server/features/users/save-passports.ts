import { isDeepStrictEqual } from 'node:util';
import type { Kysely } from 'kysely';
import type { PassportRequest, PassportsRequest, User } from '#domain/contract.ts';
import { dateAt, dayAfter } from '#domain/local-time.ts';
import { idsInOrder } from '../../db/ids-in-order.ts';
import type { Database } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import type { FieldFault } from '../../errors.ts';
import { refuseInvalidFields } from '../../field-errors.ts';
import type { SignedInContext } from '../../http/handler.ts';
import { readTimeZone } from '../companies/time-zone-repository.ts';
import { choiceFaults } from '../enums/choice-faults.ts';
import { reconcile } from '../records/reconcile.ts';
import { changePassport, insertPassport, removePassports, replaceVisas } from './passport-repository.ts';

type Passport = User['passports'][number];

/**
 * Replaces the passports of a user, with their visas. Issue dates are checked against the day at the caller's
 * company.
 */
export async function savePassports(
  { clock }: Pick<Deps, 'clock'>,
  { signedIn: { companyId } }: Pick<SignedInContext, 'signedIn'>,
  db: Kysely<Database>,
  { _id: userId, passports: existing }: User,
  { passports: requested }: PassportsRequest,
): Promise<void> {
  refuseFaults(existing, requested, dateAt(clock.now(), await readTimeZone(db, companyId)));
  const { remaining, added, removed } = reconcile(existing, requested, 'passports');
  await removePassports(db, removed);
  // Clears the previous default first, so that there are never two.
  const defaultLast = remaining.toSorted((one, other) => Number(one.isDefault) - Number(other.isDefault));
  for (const passport of defaultLast) {
    const { _id, visas } = passport;
    await changePassport(db, _id, passport);
    const before = existing.find((known) => known._id === _id);
    if (!isDeepStrictEqual(before?.visas, visas)) await replaceVisas(db, _id, visas);
  }
  const ids = idsInOrder(added.length);
  for (const [index, passport] of added.entries()) await insertPassport(db, userId, passport, ids[index]);
}

function refuseFaults(
  existing: readonly Passport[],
  requested: readonly PassportRequest[],
  today: string,
): void {
  const fields = requested.flatMap((passport, index) => {
    const before = existing.find(({ _id }) => _id === passport._id);
    const path = `/body/passports/${index}`;
    return [
      ...documentFaults(passport, path, before ? [before] : [], today),
      ...passport.visas.flatMap((visa, position) =>
        documentFaults(visa, `${path}/visas/${position}`, before?.visas ?? [], today),
      ),
    ];
  });
  if (requested.filter(({ isDefault }) => isDefault).length > 1) {
    fields.push({ path: '/body/passports', code: 'several_defaults' });
  }
  refuseInvalidFields(fields);
}

type Document = Pick<PassportRequest, 'country' | 'issueDate' | 'expiryDate'>;
type StoredDocument = Pick<Passport, 'country' | 'issueDate'>;

function documentFaults(
  { country, issueDate, expiryDate }: Document,
  path: string,
  known: readonly StoredDocument[],
  today: string,
): FieldFault[] {
  const before = known.find((document) => document.country === country)?.country;
  const faults = choiceFaults([{ category: 'countries', id: country, before, path: `${path}/country` }]);
  if (issueDate > today && known.every((document) => document.issueDate !== issueDate)) {
    faults.push({ path: `${path}/issueDate`, code: 'in_future' });
  }
  if (expiryDate <= issueDate) {
    const earliest = dayAfter(issueDate, 1);
    faults.push({ path: `${path}/expiryDate`, code: 'too_early', params: { earliest } });
  }
  return faults;
}
