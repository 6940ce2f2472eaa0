import type { Api } from './client.ts';

/** Where the small picture of a person is. */
export function thumbnailAddress(api: Api, image: string): string {
  return `${api.address}/images/thumbnails/${encodeURIComponent(image)}`;
}
