import type { Api } from '../../api/client.ts';

/** Where the picture of a hotel's house is. */
export function hotelPictureAddress(api: Api, propertyId: string): string {
  return `${api.address}/images/hotels/${propertyId}/house.svg`;
}
