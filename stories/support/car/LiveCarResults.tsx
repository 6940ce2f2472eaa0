import { CarResultsScreen } from '#src/features/car-booking/cars/CarResultsScreen.tsx';
import type { CarResultsScreenProps } from '#src/features/car-booking/cars/car-results-props.ts';
import { useListSettings } from '../use-list-settings.ts';

/** The screen with stored choices, like the flow. */
export function LiveCarResults(props: CarResultsScreenProps) {
  return <CarResultsScreen {...props} {...useListSettings(props)} />;
}
