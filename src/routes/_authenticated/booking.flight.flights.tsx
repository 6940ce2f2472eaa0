import { createFileRoute } from '@tanstack/react-router';
import { FlightResults } from '../../features/flight-booking/flights/FlightResults.tsx';

export const Route = createFileRoute('/_authenticated/booking/flight/flights')({ component: FlightResults });
