import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useId } from 'react';
import { AppLink } from '../../components/AppLink.tsx';
import { paths } from '../../components/paths.ts';
import classes from './CookieBanner.module.css';

interface CookieBannerProps {
  onAccept: () => void;
}

export function CookieBanner({ onAccept }: CookieBannerProps) {
  const titleId = useId();
  return (
    <section className={classes.banner} aria-labelledby={titleId}>
      <p id={titleId} className={classes.title}>
        <Trans>This website uses cookies</Trans>
      </p>
      <div className={classes.choices}>
        <Button component={AppLink} href={paths.cookies} variant="default">
          <Trans>See details</Trans>
        </Button>
        <Button onClick={onAccept}>
          <Trans>Ok</Trans>
        </Button>
      </div>
    </section>
  );
}
