import { useState } from 'react';
import { HotelResultsScreen } from '#src/features/hotel-booking/results/HotelResultsScreen.tsx';
import type { HotelResultsScreenProps } from '#src/features/hotel-booking/results/hotel-results-props.ts';

/** The screen with somebody who remembers what was chosen, as the flow does. */
export function LiveHotelResults(props: HotelResultsScreenProps) {
  const [settings, setSettings] = useState(props.settings);
  return (
    <HotelResultsScreen
      {...props}
      settings={settings}
      onSort={(sort) => {
        setSettings({ ...settings, sort, page: 1 });
        props.onSort(sort);
      }}
      onFilter={(filter) => {
        setSettings({ ...settings, filter, page: 1 });
        props.onFilter(filter);
      }}
      onPage={(page) => {
        setSettings({ ...settings, page });
        props.onPage(page);
      }}
    />
  );
}
