import type { Kysely } from 'kysely';
import type { User } from '#domain/contract.ts';
import type { Database } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../http/handler.ts';
import { drawImage } from '../images/draw-image.ts';
import { insertImage, removeUnusedImage } from '../images/image-repository.ts';
import { authorizeUserSection, saveUserSection } from './save-user-section.ts';
import { changeImage } from './user-write-repository.ts';

const SECTION = { section: 'image', fields: ['image'] };

export function createUserImageHandlers(deps: Deps): Pick<Handlers, 'setUserImage' | 'removeUserImage'> {
  return {
    async setUserImage({ path: { userId }, headers, bytes }, context) {
      // Checked before the expensive drawing, which must not run inside the transaction.
      await authorizeUserSection(deps.db, context.abilities, { userId, fields: SECTION.fields });
      const image = await drawImage(bytes.data);
      return await saveUserSection(deps, context, {
        ...SECTION,
        userId,
        ifMatch: headers['if-match'],
        write: async (db, before) => replaceImage(db, before, await insertImage(db, image)),
      });
    },
    removeUserImage: ({ path: { userId }, headers }, context) =>
      saveUserSection(deps, context, {
        ...SECTION,
        userId,
        ifMatch: headers['if-match'],
        write: (db, before) => replaceImage(db, before, null),
      }),
  };
}

async function replaceImage(
  db: Kysely<Database>,
  { _id, image: before }: User,
  image: string | null,
): Promise<void> {
  await changeImage(db, _id, image);
  if (before !== undefined) await removeUnusedImage(db, before);
}
