/** The sellers of rooms, by the code of the source; these are proper names. */
const HOTEL_SOURCES: Readonly<Record<string, string>> = {
  100: 'Sabre',
  110: 'Expedia',
  112: 'Bedsonline',
  113: 'Booking.com',
};

/** A source that we have no name for is named by its code. */
export function hotelSource(code: string): string {
  return HOTEL_SOURCES[code] ?? code;
}
