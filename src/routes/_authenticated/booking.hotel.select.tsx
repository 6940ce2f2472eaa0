import { createFileRoute } from '@tanstack/react-router';
import { HotelResults } from '../../features/hotel-booking/select/HotelResults.tsx';

export const Route = createFileRoute('/_authenticated/booking/hotel/select')({ component: HotelResults });
