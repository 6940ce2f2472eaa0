import { HotelResultsScreen } from '#src/features/hotel-booking/select/HotelResultsScreen.tsx';
import type { HotelResultsScreenProps } from '#src/features/hotel-booking/select/hotel-results-props.ts';
import { useListSettings } from '../use-list-settings.ts';

/** The screen with a parent that stores the choices, as the flow does. */
export function LiveHotelResults(props: HotelResultsScreenProps) {
  return <HotelResultsScreen {...props} {...useListSettings(props)} />;
}
