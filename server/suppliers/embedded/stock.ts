/** Whose booking it is, and which. */
export interface BookingName {
  companyId: string;
  reference: string;
}

/** What has been taken of each unit, by holds that still last and by bookings; other processes take from it too. */
export interface StockReader {
  /** What the booking of that name has taken itself is left out. */
  takenOf(units: readonly string[], at: Date, except: BookingName): Promise<ReadonlyMap<string, number>>;
}
