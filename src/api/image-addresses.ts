import type { Api } from './client.ts';

/** The address of a user's thumbnail. */
export function thumbnailAddress(api: Api, image: string): string {
  return `${api.address}/images/thumbnails/${encodeURIComponent(image)}`;
}

/** The address of a hotel's picture. */
export function hotelPictureAddress(api: Pick<Api, 'address'>, propertyId: string): string {
  return `${api.address}/images/hotels/${propertyId}/house.svg`;
}
