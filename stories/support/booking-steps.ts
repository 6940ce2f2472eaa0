/** The steps of booking a hotel. */
export const HOTEL_STEPS = [
  { href: '/booking/hotel', label: 'Search' },
  { href: '/booking/hotel/select', label: 'Hotel' },
  { href: '/booking/hotel/room', label: 'Room' },
  { href: '/booking/hotel/checkout', label: 'Checkout' },
];
