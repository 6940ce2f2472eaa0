import type { HotelDetailsRequest, HotelSearchRequest } from '../contract.ts';
import type { HotelCriteria } from './hotel-criteria.ts';

export function toHotelSearchRequest(criteria: HotelCriteria): HotelSearchRequest {
  const { formVariant, place, companyLocationId, radius } = criteria;
  const { latitude, longitude } = place ?? {};
  return {
    ...toStayRequest(criteria),
    radius,
    ...(formVariant === 'companyLocation' && companyLocationId !== null
      ? { companyLocation: companyLocationId }
      : latitude !== undefined && longitude !== undefined && { location: { latitude, longitude } }),
  };
}

export function toHotelDetailsRequest(criteria: HotelCriteria, propertyId: string): HotelDetailsRequest {
  return { ...toStayRequest(criteria), propertyId };
}

function toStayRequest({ travelers, checkIn, checkOut, rooms }: HotelCriteria) {
  return { travelers: travelers.map(({ _id }) => _id), checkIn, checkOut, rooms };
}
