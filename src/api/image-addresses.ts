import type { Api } from './client.ts';

export function thumbnailAddress(api: Api, image: string): string {
  return `${api.address}/images/thumbnails/${encodeURIComponent(image)}`;
}

export function hotelPictureAddress(api: Pick<Api, 'address'>, propertyId: string): string {
  return `${api.address}/images/hotels/${propertyId}/house.svg`;
}
