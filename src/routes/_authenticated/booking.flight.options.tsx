import { createFileRoute } from '@tanstack/react-router';
import { FlightOptions } from '../../features/flight-booking/options/FlightOptions.tsx';

export const Route = createFileRoute('/_authenticated/booking/flight/options')({ component: FlightOptions });
