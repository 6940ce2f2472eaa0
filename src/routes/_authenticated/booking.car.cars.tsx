import { createFileRoute } from '@tanstack/react-router';
import { CarResults } from '../../features/car-booking/cars/CarResults.tsx';

export const Route = createFileRoute('/_authenticated/booking/car/cars')({ component: CarResults });
