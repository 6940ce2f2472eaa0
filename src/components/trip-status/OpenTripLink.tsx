import { Trans } from '@lingui/react/macro';
import { AppLink } from '../AppLink.tsx';

export function OpenTripLink({ href }: { href: string }) {
  return (
    <AppLink href={href}>
      <Trans>Open the trip</Trans>
    </AppLink>
  );
}
