import { Trans } from '@lingui/react/macro';
import { Box, Button } from '@mantine/core';
import { EntryPage } from '../../components/EntryPage.tsx';
import classes from './ErrorScreen.module.css';

interface ErrorScreenProps {
  message: string;
  reference: string;
  onHome: () => void;
}

export function ErrorScreen({ message, reference, onHome }: ErrorScreenProps) {
  return (
    <EntryPage title={<Trans>Something went wrong</Trans>} lead={message}>
      <dl className={classes.reference} data-facts="true">
        <dt>
          <Trans>Reference</Trans>
        </dt>
        <Box component="dd" fw={600}>
          {reference}
        </Box>
      </dl>
      <p>
        <Trans>Our engineers were notified and will fix the problem ASAP.</Trans>
      </p>
      <Button size="md" fullWidth onClick={onHome}>
        <Trans>Home</Trans>
      </Button>
    </EntryPage>
  );
}
