export interface BookingName {
  companyId: string;
  reference: string;
}

/** What has been taken of each unit, by active holds and bookings; other processes take from it too. */
export interface StockReader {
  /** The stock of the named booking is left out. */
  takenOf(units: readonly string[], at: Date, except: BookingName): Promise<ReadonlyMap<string, number>>;
}
