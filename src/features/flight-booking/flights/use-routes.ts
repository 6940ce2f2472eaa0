import { useLingui } from '@lingui/react/macro';
import { type FlightCriteria, listDirections } from '#domain/flight-booking/flight-criteria.ts';

export function useRoutes(criteria: FlightCriteria): string[] {
  const { t } = useLingui();
  return listDirections(criteria).map(
    ({ origin, destination }) => t`${origin?.city ?? ''} to ${destination?.city ?? ''}`,
  );
}
