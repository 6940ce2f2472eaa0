/** A traveller on a seat map. */
export interface SeatOwner {
  /** The id of a company user. */
  id: string;
  name: string;
  initials: string;
}
