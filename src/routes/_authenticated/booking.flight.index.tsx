import { createFileRoute } from '@tanstack/react-router';
import { FlightSearch } from '../../features/flight-booking/search/FlightSearch.tsx';

export const Route = createFileRoute('/_authenticated/booking/flight/')({ component: FlightSearch });
