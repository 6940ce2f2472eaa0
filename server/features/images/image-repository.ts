import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { ImageWithThumbnail } from './draw-image.ts';

const NAME_BYTES = 16;

export async function findImage(
  db: Kysely<Database>,
  name: string,
  size: 'data' | 'thumbnail',
): Promise<{ type: string; data: Uint8Array } | undefined> {
  return await db
    .selectFrom('images')
    .select(['type', `${size} as data`])
    .where('name', '=', name)
    .executeTakeFirst();
}

/** The name can't be guessed: it is the only protection of the picture. */
export async function insertImage(db: Kysely<Database>, image: ImageWithThumbnail): Promise<string> {
  const name = `${randomBytes(NAME_BYTES).toString('base64url')}.webp`;
  await db
    .insertInto('images')
    .values({ ...image, name })
    .execute();
  return name;
}

export async function removeUnusedImage(db: Kysely<Database>, name: string): Promise<void> {
  await db
    .deleteFrom('images')
    .where('name', '=', name)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('users').select('users.id').whereRef('users.image', '=', 'images.name'))),
    )
    .execute();
}
