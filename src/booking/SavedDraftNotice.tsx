import type { DraftNotice } from '#machines/booking/booking-context.ts';
import { DraftFaultNotice, OrderRefusedNotice } from '../components/booking/BookingNotices.tsx';
import { paths } from '../components/paths.ts';
import { describeCode, describePending } from '../i18n/describe-error.ts';

/** What became of a saved draft that could not be restored as it was. */
export function SavedDraftNotice({ notice }: { notice: DraftNotice }) {
  if (notice.kind !== 'orderRefused') {
    return <DraftFaultNotice fault={notice.kind === 'lost' ? 'lost' : notice.reason} />;
  }
  const { code, pending } = notice;
  return (
    <OrderRefusedNotice
      reason={pending ? describePending(pending) : describeCode(code)}
      earlierTripHref={pending?.tripId ? paths.trip(pending.tripId) : null}
    />
  );
}
