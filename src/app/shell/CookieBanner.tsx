import { Trans } from '@lingui/react/macro';
import { Button, Group, Text } from '@mantine/core';
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
      <Text id={titleId} fw={600}>
        <Trans>This website uses cookies</Trans>
      </Text>
      <Group gap="xs" align="stretch" wrap="nowrap">
        <Button component={AppLink} href={paths.cookies} variant="default">
          <Trans>See details</Trans>
        </Button>
        <Button onClick={onAccept}>
          <Trans>Ok</Trans>
        </Button>
      </Group>
    </section>
  );
}
