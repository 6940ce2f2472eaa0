import type { Kysely } from 'kysely';
import type { UserFlightProfileRequest } from '#domain/contract.ts';
import { idsInOrder } from '../../db/ids-in-order.ts';
import type { Database } from '../../db/schema.ts';

type Preferences = Pick<UserFlightProfileRequest, 'seatPreference' | 'mealPreference'>;
type Notes = NonNullable<UserFlightProfileRequest['otherServiceInformation']>;

export async function changePreferences(
  db: Kysely<Database>,
  userId: string,
  { seatPreference, mealPreference }: Preferences,
): Promise<void> {
  if (seatPreference === undefined && mealPreference === undefined) return;
  await db
    .updateTable('users')
    .set({
      seat_preference: seatPreference,
      meal_preference: mealPreference,
    })
    .where('id', '=', userId)
    .execute();
}

export async function replaceNotes(db: Kysely<Database>, userId: string, notes: Notes): Promise<void> {
  await db.deleteFrom('other_service_information').where('user_id', '=', userId).execute();
  if (notes.length === 0) return;
  const ids = idsInOrder(notes.length);
  const rows = notes.map(({ airline, text }, index) => ({
    id: ids[index] ?? '',
    user_id: userId,
    airline,
    text,
  }));
  await db.insertInto('other_service_information').values(rows).execute();
}

export async function changeRemarks(
  db: Kysely<Database>,
  userId: string,
  remarks: readonly string[],
): Promise<void> {
  await db
    .updateTable('users')
    .set({ remarks: [...remarks] })
    .where('id', '=', userId)
    .execute();
}
