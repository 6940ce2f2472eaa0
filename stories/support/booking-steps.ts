/** The steps of booking a hotel. */
export const HOTEL_STEPS = [
  { href: '/booking/hotel', label: 'Search' },
  { href: '/booking/hotel/select', label: 'Hotel' },
  { href: '/booking/hotel/room', label: 'Room' },
  { href: '/booking/hotel/checkout', label: 'Checkout' },
];

/** The steps of renting a car. */
export const CAR_STEPS = [
  { href: '/booking/car', label: 'Search' },
  { href: '/booking/car/cars', label: 'Select a car' },
  { href: '/booking/car/checkout', label: 'Checkout' },
];

/** The steps of booking a flight. */
export const FLIGHT_STEPS = [
  { href: '/booking/flight', label: 'Search' },
  { href: '/booking/flight/flights', label: 'Select flights' },
  { href: '/booking/flight/fares', label: 'Select fare' },
  { href: '/booking/flight/options', label: 'Add options' },
  { href: '/booking/flight/checkout', label: 'Checkout' },
];
