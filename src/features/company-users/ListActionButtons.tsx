import { Trans } from '@lingui/react/macro';
import { Button, Group } from '@mantine/core';
import { AppLink } from '../../components/AppLink.tsx';
import classes from './ListActionButtons.module.css';

interface ListActionButtonsProps {
  importHref: string | undefined;
  exporting: boolean;
  onExport: (() => void) | undefined;
}

export function ListActionButtons({ importHref, exporting, onExport }: ListActionButtonsProps) {
  return (
    <Group component="span" gap="4px 16px" display="inline-flex">
      {importHref ? (
        <AppLink href={importHref} className={classes.link} data-touch="true">
          <Trans>Import from CSV</Trans>
        </AppLink>
      ) : null}
      {onExport ? (
        <Button variant="subtle" aria-disabled={exporting} onClick={() => !exporting && onExport()}>
          {exporting ? <Trans>Exporting…</Trans> : <Trans>Export as CSV</Trans>}
        </Button>
      ) : null}
    </Group>
  );
}
