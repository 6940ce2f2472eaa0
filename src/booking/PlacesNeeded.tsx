import type { ReactNode } from 'react';
import type { BookingLocations } from '#domain/contract.ts';
import { AreaError } from '../components/AreaError.tsx';
import { LinearProgress } from '../components/LinearProgress.tsx';
import { useBookingPlaces } from './SearchStep.tsx';

interface PlacesSlot {
  children: (places: BookingLocations) => ReactNode;
}

export function PlacesNeeded({ children }: PlacesSlot) {
  const { places, failure } = useBookingPlaces();
  if (places) return children(places);
  return failure ? <AreaError {...failure} /> : <LinearProgress visible />;
}
