import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Session } from '#machines/session/session-machine.ts';
import type { Api } from '../../api/client.ts';
import { readData } from '../../api/errors.ts';
import { ORDERED_KINDS } from '../../components/places/kinds/search-kinds.ts';
import { showToast } from '../../components/toasts/toast-queue.ts';
import { describeError } from '../../i18n/describe-error.ts';
import type { BegunBookingsProps, BegunLine } from './BegunBookings.tsx';
import { type BegunBooking, toBegunBooking } from './begun-booking.ts';
import { draftQuery, useBegunDrafts } from './use-begun-drafts.ts';

const DRAFT = '/api/booking/drafts/{flow}';

export function useBegun(session: Session, api: Api): BegunBookingsProps {
  const client = useQueryClient();
  const { drafts } = useBegunDrafts(session, true);
  const [dropped, setDropped] = useState<readonly BegunBooking[]>([]);
  const today = api.clock.now().toISOString().slice(0, 10);

  async function replace({ kind }: BegunBooking, call: () => Promise<void>): Promise<void> {
    try {
      await call();
    } catch (error) {
      showToast(describeError(error), 'error');
    }
    await client.invalidateQueries(draftQuery(api, session.company._id, kind));
  }

  const without = (booking: BegunBooking) => dropped.filter(({ kind }) => kind !== booking.kind);
  const lines = ORDERED_KINDS.flatMap((kind): BegunLine[] => {
    const gone = dropped.find((one) => one.kind === kind);
    if (gone) return [{ booking: gone, isDropped: true }];
    const stored = drafts.find(({ flow }) => flow === kind);
    const booking = stored && toBegunBooking(kind, stored, today);
    return booking ? [{ booking, isDropped: false }] : [];
  });
  return {
    lines,
    onDrop: (booking) =>
      void replace(booking, async () => {
        const { revision } = booking.stored;
        const params = { path: { flow: booking.kind }, query: { revision } };
        await readData(api.http.DELETE(DRAFT, { params }));
        setDropped([...without(booking), booking]);
      }),
    onRestore: (booking) =>
      void replace(booking, async () => {
        const { chartVersion, snapshot } = booking.stored;
        const params = { path: { flow: booking.kind } };
        const body = { revision: 0, chartVersion, snapshot };
        const saved = await readData(api.http.PUT(DRAFT, { params, body }));
        client.setQueryData(draftQuery(api, session.company._id, booking.kind).queryKey, saved);
        setDropped(without(booking));
      }),
  };
}
