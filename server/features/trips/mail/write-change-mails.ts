import type { Kysely } from 'kysely';
import type { Decider, PartChange, Trip } from '#domain/contract.ts';
import type { ChangeMailKind, Database } from '../../../db/schema.ts';
import { aboutChange } from '../approval/approval-subject.ts';
import type { CompanyMoment } from '../company-moment.ts';
import type { SubscriberDeps } from '../trip-news.ts';
import { readTripAddressees } from './addressee-repository.ts';
import { changeMail } from './change-mails.ts';
import {
  type ComposeMail,
  writeCopies,
  writeToAddressees,
  writeToApprovers,
  writeToDeciders,
} from './write-to-readers.ts';

interface ChangeRef {
  id: string;
  trip_id: string;
}

interface ChangeMailsToWrite extends Pick<CompanyMoment, 'now' | 'silentApprovers'> {
  change: ChangeRef;
  kinds: readonly ChangeMailKind[];
  approvers?: readonly Decider[];
  asker?: string;
}

export async function writeChangeMails(
  deps: SubscriberDeps,
  db: Kysely<Database>,
  { change, kinds, approvers, asker, ...moment }: ChangeMailsToWrite,
): Promise<void> {
  const mails = { tripId: change.trip_id, now: moment.now };
  for (const kind of kinds) {
    const compose: ComposeMail = (trip, reader) =>
      changeMail(deps.config, kind, { trip, change: changeIn(trip, change), reader });
    if (FOR_APPROVERS.has(kind)) {
      await writeToApprovers(deps, db, { ...moment, subject: aboutChange(change), approvers }, compose);
      continue;
    }
    if (kind === 'change_answer') {
      await writeToDeciders(deps, db, { ...moment, subject: aboutChange(change), asker }, compose);
      continue;
    }
    const addressees = await readTripAddressees(db, change.trip_id, 'ever');
    await writeToAddressees(deps, db, { ...mails, addressees }, compose);
    if (kind === 'change_done') await writeCopies(deps, db, mails, compose);
  }
}

const FOR_APPROVERS: ReadonlySet<ChangeMailKind> = new Set([
  'change_approval_requested',
  'change_approval_reminder',
]);

function changeIn({ changes = [] }: Trip, { id }: ChangeRef): PartChange {
  const change = changes.find(({ _id }) => _id === id);
  if (!change) throw new Error(`The trip has no change ${id}`);
  return change;
}
