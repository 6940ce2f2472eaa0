import { createFileRoute } from '@tanstack/react-router';
import { CarSearch } from '../../features/car-booking/search/CarSearch.tsx';

export const Route = createFileRoute('/_authenticated/booking/car/')({ component: CarSearch });
