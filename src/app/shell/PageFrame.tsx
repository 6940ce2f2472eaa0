import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Box, Group } from '@mantine/core';
import type { ReactNode } from 'react';
import type { PartKind } from '#domain/checkout/checkout-part.ts';
import { AppLink } from '../../components/AppLink.tsx';
import { paths } from '../../components/paths.ts';
import { useIsAlive } from '../../components/use-is-alive.ts';
import { CookieConsent } from './CookieConsent.tsx';
import classes from './PageFrame.module.css';

interface PageFrameProps {
  appName: string;
  topBar: ReactNode;
  /** The kinds whose bookings are simulated. */
  simulated?: readonly PartKind[];
  children: ReactNode;
}

export function PageFrame({ appName, topBar, simulated = [], children }: PageFrameProps) {
  return (
    <div className={classes.frame}>
      <a href="#content" className={classes.skip}>
        <Trans>Skip to content</Trans>
      </a>
      {topBar}
      <main id="content" tabIndex={-1} className={classes.content} data-focus="none">
        {children}
      </main>
      <Footer appName={appName} simulated={simulated} />
      <CookieConsent />
    </div>
  );
}

interface FooterProps {
  appName: string;
  simulated: readonly PartKind[];
}

function Footer({ appName, simulated }: FooterProps) {
  const { t } = useLingui();
  // A page that was made in advance doesn't know in which year it will be read.
  const year = useIsAlive() ? String(new Date().getFullYear()) : '';
  return (
    <footer className={classes.footer}>
      <p>
        ©{' '}
        <Box component="span" display="inline-block" miw="4ch">
          {year}
        </Box>{' '}
        {appName}
      </p>
      {simulated.length > 0 ? <SimulatedKinds kinds={simulated} /> : null}
      <nav aria-label={t`Legal`}>
        <Group component="ul" className={classes.links} gap="8px 24px" align="stretch">
          <li>
            <AppLink href={paths.privacy}>
              <Trans>Privacy policy</Trans>
            </AppLink>
          </li>
          <li>
            <AppLink href={paths.cookies}>
              <Trans>Cookie policy</Trans>
            </AppLink>
          </li>
          <li>
            <AppLink href={paths.imprint}>
              <Trans>Impress</Trans>
            </AppLink>
          </li>
        </Group>
      </nav>
    </footer>
  );
}

const KINDS: Record<PartKind, MessageDescriptor> = {
  flight: msg`flights`,
  hotel: msg`hotels`,
  car: msg`cars`,
};

function SimulatedKinds({ kinds }: { kinds: readonly PartKind[] }) {
  const { i18n } = useLingui();
  if (kinds.length === Object.keys(KINDS).length) {
    return (
      <p>
        <Trans>Simulated offers: nothing is really booked</Trans>
      </p>
    );
  }
  const names = new Intl.ListFormat(i18n.locale).format(kinds.map((kind) => i18n._(KINDS[kind])));
  return (
    <p>
      <Trans>Simulated, not really booked: {names}</Trans>
    </p>
  );
}
