import { DomainError } from '../../errors.ts';
import type { Handlers } from '../../http/handler.ts';

type DrawPicture = (propertyId: string, shows: string) => Promise<string | null>;

export function createHotelPictureHandlers(draw: DrawPicture): Pick<Handlers, 'getHotelPicture'> {
  return {
    async getHotelPicture({ path: { propertyId, picture } }) {
      const shows = picture.slice(0, -'.svg'.length);
      const svg = await draw(propertyId, shows);
      if (svg === null) throw new DomainError('not_found', 'The picture was not found.');
      return {
        status: 200,
        headers: { 'cache-control': 'public, max-age=86400' },
        bytes: { type: 'image/svg+xml', data: Buffer.from(svg) },
      };
    },
  };
}
