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
  /** The question what a change costs, and the change itself. */
  | 'change';
