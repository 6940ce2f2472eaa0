export interface BookingName {
  companyId: string;
  reference: string;
}

export interface StockReader {
  takenOf(units: readonly string[], at: Date, except: BookingName): Promise<ReadonlyMap<string, number>>;
}
