import { FlightResultsScreen } from '#src/features/flight-booking/flights/FlightResultsScreen.tsx';
import type { FlightResultsScreenProps } from '#src/features/flight-booking/flights/flight-results-props.ts';
import { useListSettings } from '../use-list-settings.ts';

/** The screen with stored choices, like the flow. */
export function LiveFlightResults(props: FlightResultsScreenProps) {
  return <FlightResultsScreen {...props} {...useListSettings(props)} />;
}
