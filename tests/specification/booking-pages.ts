import { choices, type PageRow, type Shown } from './shown.ts';

/** Each with its number, unless it is a link back. */
const FLIGHT_STEPS: readonly Shown[] = [
  /^(1 ?)?Search flights$/,
  /^(2 ?)?Select flights$/,
  /^(3 ?)?Select fare$/,
  /^(4 ?)?Add options$/,
  /^(5 ?)?Complete booking$/,
];

/** The pages of the bookings and of their trips. */
export const BOOKING_PAGES = {
  hotelSearch: {
    route: '/booking/hotel',
    title: 'Hotel booking',
    shows: [
      ...choices('Location', 'Company location'),
      ['combobox', 'Location'],
      ['textbox', /^Radius/],
      ['combobox', 'Trip purpose'],
      ['button', /^Check-in and check-out/],
      ['button', 'Search by price'],
      ['button', 'Search by map'],
    ],
  },
  hotelSelect: {
    route: '/booking/hotel/select',
    title: 'Hotel booking',
    shows: [
      ...choices('Price', 'Distance', 'Rating', 'Corporate rate'),
      ['group', 'Area'],
      ['group', 'Amenities'],
      ['group', 'Chains'],
      ['group', 'Stars'],
      ['textbox', 'Hotel name'],
      ['combobox', 'Straight-line distance'],
      ['group', 'Guest rating'],
      ['checkbox', /^Breakfast included/],
      ['checkbox', /^In policy/],
      ['checkbox', /^Refundable/],
      ['checkbox', /^Corporate rate/],
    ],
  },
  hotelRoom: {
    route: '/booking/hotel/room',
    title: 'Hotel booking',
    shows: [
      ['list', 'Cancellation, in the time of the hotel'],
      'Refundable',
      'Breakfast included',
      /^For 1 person/,
      /Street view/,
      /Hairdryer/,
      /2 nights, CHF.[\d.]+ on average/,
    ],
  },
  hotelCheckout: {
    route: '/booking/hotel/checkout',
    title: 'Checkout',
    shows: [
      ['heading', 'Checkout'],
      ['region', 'Payment'],
      ['textbox', 'Cost centre'],
      /^Trip purpose: /,
      ['textbox', /^Comment/],
      ['button', 'Book now'],
    ],
  },
  flightSearch: {
    route: '/booking/flight',
    title: 'Flight booking',
    shows: [
      ...FLIGHT_STEPS,
      ...choices('One way', 'Round trip', 'Multi city'),
      ['combobox', 'From'],
      ['combobox', 'To'],
      ['button', /^Departure and return/],
      ['combobox', 'Departure time'],
      ['combobox', 'Return time'],
      ['combobox', 'Service class'],
      ['checkbox', 'Direct flights only'],
    ],
  },
  flights: {
    route: '/booking/flight/flights',
    title: 'Flight booking',
    shows: [
      ['heading', /^Select flights: /],
      ...choices('Cheapest', 'Fastest', 'Earliest', 'Latest'),
      ['checkbox', /^In policy/],
    ],
  },
  fares: {
    route: '/booking/flight/fares',
    title: 'Flight booking',
    shows: [
      ['heading', 'Select fare'],
      ['rowheader', 'Cabin bags'],
      ['rowheader', 'Checked bags'],
    ],
  },
  flightOptions: {
    route: '/booking/flight/options',
    title: 'Flight booking',
    shows: [
      ['heading', 'Add options'],
      ['region', 'Seats'],
      ['region', 'Bags'],
    ],
  },
  flightCheckout: {
    route: '/booking/flight/checkout',
    title: 'Checkout',
    shows: [...FLIGHT_STEPS, ['button', 'Book now']],
  },
  carSearch: {
    route: '/booking/car',
    title: 'Car booking',
    shows: [
      ['checkbox', 'Different drop-off location'],
      ['combobox', 'Pick-up location'],
      ['combobox', 'Drop-off location'],
      ['button', /^Pick-up and drop-off/],
      ['combobox', 'Pick-up time'],
      ['combobox', 'Drop-off time'],
    ],
  },
  cars: {
    route: '/booking/car/cars',
    title: 'Car booking',
    shows: [
      ['heading', /^Select a car: /],
      ...choices('Cheapest', 'Closest'),
      ['group', 'Rental company'],
      ['group', 'Transmission'],
      ['group', 'Fuel'],
    ],
  },
  carCheckout: {
    route: '/booking/car/checkout',
    title: 'Checkout',
    shows: [
      ['heading', 'Checkout'],
      ['button', 'Book now'],
    ],
  },
  tripCheckout: { route: '/booking/checkout', title: 'Checkout', shows: [['heading', 'Checkout']] },
  trip: {
    route: '/trips/{tripId}',
    // As it is read; until then 'Trip'.
    title: /^.+, \d+ .+ \| Zugvogel$/,
    shows: [...['Status', 'Booking reference', 'Traveller', 'Total'], ['button', 'Cancel the whole trip']],
  },
} as const satisfies Record<string, PageRow>;
