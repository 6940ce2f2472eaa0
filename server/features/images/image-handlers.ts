import type { Deps } from '../../deps.ts';
import { DomainError } from '../../errors.ts';
import type { Handlers } from '../../http/handler.ts';
import { findImage } from './image-repository.ts';

export function createImageHandlers({ db }: Deps): Pick<Handlers, 'getImage' | 'getThumbnail'> {
  const answer = async (name: string, size: 'data' | 'thumbnail') => {
    const image = await findImage(db, name, size);
    if (!image) throw new DomainError('not_found', 'The picture was not found.');
    return {
      status: 200 as const,
      headers: {
        // A new picture gets a new name, so the content of a name never changes.
        etag: `"${size}-${name}"`,
        'cache-control': 'private, max-age=31536000, immutable',
      },
      bytes: { type: image.type, data: Buffer.from(image.data) },
    };
  };
  return {
    getImage: ({ path }) => answer(path.image, 'data'),
    getThumbnail: ({ path }) => answer(path.image, 'thumbnail'),
  };
}
