import type { Session } from '#machines/session/session-machine.ts';
import { BegunBookings } from './BegunBookings.tsx';
import { useBegun } from './use-begun.ts';

/** What the person has begun to book; nothing where it can't be read. */
export function Begun({ session }: { session: Session }) {
  return <BegunBookings {...useBegun(session)} />;
}
