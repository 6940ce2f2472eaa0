import type { Api } from './client.ts';

/** Where the small picture of a person is. */
export function thumbnailAddress(api: Api, image: string): string {
  return `${api.address}/images/thumbnails/${encodeURIComponent(image)}`;
}

/** Where the picture of a hotel's house is. */
export function hotelPictureAddress(api: Pick<Api, 'address'>, propertyId: string): string {
  return `${api.address}/images/hotels/${propertyId}/house.svg`;
}
