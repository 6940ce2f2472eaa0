/** What the content of Hotelbeds says of a hotel, as far as it is shown here. */
export interface HouseContent {
  name: string;
  stars: number;
  chainCode: string | null;
  /** Absent of hotels that were read before names were. */
  chainName?: string;
  street: string;
  postalCode: string;
  city: string;
  phone: string | null;
  /** OTA codes (HAC). */
  amenities: number[];
}

export interface KnownHouse {
  code: number;
  latitude: number;
  longitude: number;
  content: HouseContent;
}

export interface HouseReader {
  /** Only of the hotels whose content is known. */
  contentsOf(codes: readonly number[]): Promise<ReadonlyMap<number, HouseContent>>;
}
