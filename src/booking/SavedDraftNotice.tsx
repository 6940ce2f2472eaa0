import type { DraftNotice } from '#machines/checkout/checkout-host.ts';
import { DraftFaultNotice, OrderRefusedNotice } from '../components/booking/BookingNotices.tsx';
import { paths } from '../components/paths.ts';
import { describeCode, describePending } from '../i18n/describe-error.ts';

export function SavedDraftNotice({ notice }: { notice: DraftNotice }) {
  switch (notice.kind) {
    case 'lost':
      return <DraftFaultNotice fault="lost" />;
    case 'unreadable':
      return <DraftFaultNotice fault={notice.reason} />;
    case 'changeRefused':
      return (
        <OrderRefusedNotice
          refused="change"
          reason={describeCode(notice.code)}
          tripHref={paths.trip(notice.tripId)}
        />
      );
    case 'orderRefused': {
      const { code, pending } = notice;
      return (
        <OrderRefusedNotice
          refused="order"
          reason={pending ? describePending(pending) : describeCode(code)}
          tripHref={pending?.tripId ? paths.trip(pending.tripId) : null}
        />
      );
    }
  }
}
