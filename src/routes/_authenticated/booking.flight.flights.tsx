import { createFileRoute } from '@tanstack/react-router';
import { FlightResults } from '../../features/flight-booking/select/FlightResults.tsx';

export const Route = createFileRoute('/_authenticated/booking/flight/flights')({ component: FlightResults });
