import type { Api } from './client.ts';

/** The address of a user's thumbnail. */
export function thumbnailAddress(api: Api, image: string): string {
  return `${api.address}/images/thumbnails/${encodeURIComponent(image)}`;
}
