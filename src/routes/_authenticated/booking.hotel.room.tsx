import { createFileRoute } from '@tanstack/react-router';
import { HotelRoom } from '../../features/hotel-booking/room/HotelRoom.tsx';

export const Route = createFileRoute('/_authenticated/booking/hotel/room')({ component: HotelRoom });
