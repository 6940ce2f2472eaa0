import { createFileRoute } from '@tanstack/react-router';
import { HotelRoom } from '../../app/booking/HotelRoom.tsx';

export const Route = createFileRoute('/_authenticated/booking/hotel/room')({ component: HotelRoom });
