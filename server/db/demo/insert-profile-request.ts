import { unsealMembership } from '../../features/loyalty/membership-repository.ts';
import { sealFor } from '../sealed.ts';
import type { DemoWorld } from './demo-world.ts';

export const DEMO_ASKER = 'laura.nussbaum@alpenblick.example';

const DAY = 86_400_000;

export async function insertProfileRequest({ db, newId, now }: DemoWorld): Promise<void> {
  const { id: userId } = await db
    .selectFrom('users')
    .select('id')
    .where('email_key', '=', DEMO_ASKER)
    .executeTakeFirstOrThrow();
  const stored = await db
    .selectFrom('loyalty_memberships')
    .select(['id as _id', 'kind', 'program', 'sealed_number as number'])
    .where('user_id', '=', userId)
    .where('kind', '=', 'hotel')
    .where('program', '<>', 'marriott_bonvoy')
    .execute();
  const kept = stored.map((row) => {
    const { _id, program, membershipNumber } = unsealMembership(db, row);
    return { _id, program, membershipNumber };
  });
  const memberships = [...kept, { program: 'marriott_bonvoy', membershipNumber: '998877665' }];
  const id = newId();
  await db
    .insertInto('profile_change_requests')
    .values({
      id,
      user_id: userId,
      section: 'hotel',
      company_user_id: null,
      sealed_request: sealFor(db, `profile_change_requests.sealed_request ${id}`, {
        change: { hotel: { memberships } },
      }),
      asked_at: new Date(now.getTime() - 2 * DAY),
    })
    .execute();
}
