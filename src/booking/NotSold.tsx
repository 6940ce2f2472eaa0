import '../i18n/catalogues/booking.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { PartKind } from '#domain/checkout/checkout-part.ts';
import { AppLink } from '../components/AppLink.tsx';
import { AreaState } from '../components/booking/AreaState.tsx';
import { requestAddress } from './request-address.ts';

const TITLES: Record<PartKind, MessageDescriptor> = {
  flight: msg`Flights can't be booked here yet`,
  hotel: msg`Hotels can't be booked here yet`,
  car: msg`Cars can't be booked here yet`,
};

export function NotSold({ kind }: { kind: PartKind }) {
  const { t } = useLingui();
  return (
    <AreaState
      kind="empty"
      title={t(TITLES[kind])}
      action={
        <AppLink href={requestAddress({ kinds: [kind] })}>
          <Trans>Ask the agency</Trans>
        </AppLink>
      }
    >
      <Trans>Say what you need, when and where, and the agency books it for you.</Trans>
    </AreaState>
  );
}
