import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { AppLink } from '../../components/AppLink.tsx';
import { EntryPage } from '../../components/EntryPage.tsx';

export function NotFoundScreen() {
  return (
    <EntryPage
      title={<Trans>Sorry, page not found!</Trans>}
      lead={<Trans>We can't seem to find the page you're looking for.</Trans>}
    >
      <Button component={AppLink} href="/" size="md" fullWidth>
        <Trans>Home</Trans>
      </Button>
    </EntryPage>
  );
}
