import { createContext } from 'react';

interface FocusOnArrival {
  take: () => boolean;
}

/** For forms that appear because a person pointed at them: they can type at once. */
export const FocusOnArrival = createContext<FocusOnArrival>({ take: () => false });
