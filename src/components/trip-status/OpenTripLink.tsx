import { Trans } from '@lingui/react/macro';
import { AppLink } from '../AppLink.tsx';

/** Links to the page of the trip that an order or a change is about. */
export function OpenTripLink({ href }: { href: string }) {
  return (
    <AppLink href={href}>
      <Trans>Open the trip</Trans>
    </AppLink>
  );
}
