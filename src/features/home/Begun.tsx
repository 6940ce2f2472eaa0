import { useRouter } from '@tanstack/react-router';
import type { Session } from '#machines/session/session-machine.ts';
import { BegunBookings } from './BegunBookings.tsx';
import { useBegun } from './use-begun.ts';

export function Begun({ session }: { session: Session }) {
  const { api } = useRouter().options.context;
  return <BegunBookings {...useBegun(session, api)} />;
}
