import { createContext } from 'react';

/** Whether the next place field that appears empty takes the focus; one field gets the answer yes. */
interface FocusOnArrival {
  take: () => boolean;
}

/** For forms that appear because a person pointed at them: they can type at once. */
export const FocusOnArrival = createContext<FocusOnArrival>({ take: () => false });
