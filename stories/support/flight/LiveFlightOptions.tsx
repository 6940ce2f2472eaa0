import { useState } from 'react';
import { FlightOptionsScreen } from '#src/features/flight-booking/options/FlightOptionsScreen.tsx';
import type { FlightOptionsScreenProps } from '#src/features/flight-booking/options/options-props.ts';

/** The screen with stored choices, like the flow. */
export function LiveFlightOptions(props: FlightOptionsScreenProps) {
  const [extras, setExtras] = useState(props.extras);
  return (
    <FlightOptionsScreen
      {...props}
      extras={extras}
      onWrite={(chosen) => {
        setExtras(chosen);
        props.onWrite(chosen);
      }}
    />
  );
}
