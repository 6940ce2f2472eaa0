export interface SeatOwner {
  id: string;
  name: string;
  initials: string;
}
