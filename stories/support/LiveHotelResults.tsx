import { HotelResultsScreen } from '#src/features/hotel-booking/results/HotelResultsScreen.tsx';
import type { HotelResultsScreenProps } from '#src/features/hotel-booking/results/hotel-results-props.ts';
import { useListSettings } from './use-list-settings.ts';

/** The screen with somebody who remembers what was chosen, as the flow does. */
export function LiveHotelResults(props: HotelResultsScreenProps) {
  return <HotelResultsScreen {...props} {...useListSettings(props)} />;
}
