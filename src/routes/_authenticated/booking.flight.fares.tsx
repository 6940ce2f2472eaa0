import { createFileRoute } from '@tanstack/react-router';
import { FlightFares } from '../../features/flight-booking/fares/FlightFares.tsx';

export const Route = createFileRoute('/_authenticated/booking/flight/fares')({ component: FlightFares });
