import { createFileRoute } from '@tanstack/react-router';
import { HotelSearch } from '../../features/hotel-booking/search/HotelSearch.tsx';

export const Route = createFileRoute('/_authenticated/booking/hotel/')({ component: HotelSearch });
