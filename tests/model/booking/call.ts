/** The calls of a booking that a walk can hold in the network. */
export type Call =
  | 'draft'
  | 'tripDraft'
  | 'keep'
  | 'keepTrip'
  | 'search'
  | 'price'
  | 'terms'
  | 'order'
  | 'trip'
  /** The quote of a change, and the change itself. */
  | 'change';
