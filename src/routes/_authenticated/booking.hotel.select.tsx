import { createFileRoute } from '@tanstack/react-router';
import { HotelResults } from '../../app/booking/HotelResults.tsx';

export const Route = createFileRoute('/_authenticated/booking/hotel/select')({ component: HotelResults });
