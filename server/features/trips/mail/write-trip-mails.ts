import type { Kysely } from 'kysely';
import type { Trip } from '#domain/contract.ts';
import type { Database, TripMailKind } from '../../../db/schema.ts';
import type { Deps } from '../../../deps.ts';
import { writeMail } from '../../mails/write-mail.ts';
import type { CompanyMoment } from '../company-moment.ts';
import { readAddressees, readCopyAddresses } from './addressee-repository.ts';
import { tripMail } from './trip-mails.ts';

const FOR_APPROVERS: ReadonlySet<TripMailKind> = new Set(['approval_requested', 'approval_reminder']);

interface TripNews extends Pick<CompanyMoment, 'silentApprovers'> {
  trip: Trip;
  kinds: readonly TripMailKind[];
}

/** Tells whom each mail is for: who has to approve, or all who travel, and the company when it is booked. In practice approvers may be silent. */
export async function writeTripMails(
  deps: Deps,
  db: Kysely<Database>,
  { trip, kinds, silentApprovers }: TripNews,
): Promise<void> {
  for (const kind of kinds) {
    if (silentApprovers && FOR_APPROVERS.has(kind)) continue;
    for (const addressee of await readAddressees(db, peopleFor(kind, trip))) {
      await writeMail(deps, db, addressee, tripMail(deps.config, kind, trip, addressee));
    }
    if (kind !== 'trip_confirmed') continue;
    for (const email of await readCopyAddresses(db, trip.company._id)) {
      await writeMail(deps, db, { email }, tripMail(deps.config, kind, trip, {}));
    }
  }
}

function peopleFor(kind: TripMailKind, { approval, travelers }: Trip): string[] {
  if (!FOR_APPROVERS.has(kind)) return travelers.map(({ _id }) => _id);
  return approval?.deciders.map(({ _id }) => _id) ?? [];
}
