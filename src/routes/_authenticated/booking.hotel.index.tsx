import { createFileRoute } from '@tanstack/react-router';
import { HotelSearch } from '../../app/booking/HotelSearch.tsx';

export const Route = createFileRoute('/_authenticated/booking/hotel/')({ component: HotelSearch });
