import { type Kysely, sql } from 'kysely';
import type { Decider } from '#domain/contract.ts';
import type { Database } from '../../../db/schema.ts';
import { type DueRepair, isNotSetAside } from '../../repairs/failed-repair-repository.ts';
import { addInformedApprovers, peopleToAsk } from '../approval/asked-approver-repository.ts';
import type { WaitingChange } from './change-repository.ts';

type Db = Kysely<Database>;

const AT_ONCE = 200;

const people = (now: Date) => peopleToAsk(sql.ref('c.status'), now);

/** The people to ask for the approval that a change waits for. */
export async function listPeopleToAskForChange(db: Db, changeId: string, now: Date): Promise<Decider[]> {
  const row = await db
    .selectFrom('trip_changes as c')
    .innerJoin('trips as t', 't.id', 'c.trip_id')
    .select(people(now).as('people'))
    .where('c.id', '=', changeId)
    .executeTakeFirstOrThrow();
  return row.people;
}

/** People who may decide on a change now and have not been asked since it began to wait. */
export async function listPeopleNotAskedForChange(db: Db, changeId: string, now: Date): Promise<Decider[]> {
  const { asked_approvers } = await db
    .selectFrom('trip_changes')
    .select('asked_approvers')
    .where('id', '=', changeId)
    .executeTakeFirstOrThrow();
  const toAsk = await listPeopleToAskForChange(db, changeId, now);
  return toAsk.filter(({ _id }) => !asked_approvers.includes(_id));
}

/** Waiting changes that have a decider who has not been asked; `now` is the time by the company's clock. */
export async function listChangesToAskFor(db: Db, companyId: string, now: Date): Promise<DueRepair[]> {
  return await db
    .selectFrom('trip_changes as c')
    .innerJoin('trips as t', 't.id', 'c.trip_id')
    .select(['c.id as subjectId', 'c.trip_id as tripId'])
    .where('c.company_id', '=', companyId)
    .where('c.waiting_until', '>', now)
    .where(
      sql<boolean>`exists (select from jsonb_array_elements(${people(now)}) as person
        where (person ->> '_id')::uuid <> all (c.asked_approvers))`,
    )
    .where(isNotSetAside('askApproversOfChange', 'c.id'))
    .orderBy('c.waiting_until')
    .limit(AT_ONCE)
    .execute();
}

/** Records who was asked, so that no one is asked twice while the change waits. */
export async function addAskedForChange(
  db: Db,
  { id, tripId }: WaitingChange,
  newlyAsked: readonly Decider[],
): Promise<void> {
  const ids = newlyAsked.map(({ _id }) => _id);
  await db
    .updateTable('trip_changes')
    .set({ asked_approvers: sql`array(select unnest(asked_approvers) union select unnest(${ids}::uuid[]))` })
    .where('id', '=', id)
    .execute();
  await addInformedApprovers(db, tripId, newlyAsked);
}
