/** What has been taken of each unit, by holds that still last and by bookings; other processes take from it too. */
export interface StockReader {
  takenOf(units: readonly string[], at: Date): Promise<ReadonlyMap<string, number>>;
}
