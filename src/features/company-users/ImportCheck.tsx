import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, Stack, Text } from '@mantine/core';
import type { ImportRow } from '#domain/contract.ts';
import { useAppForm } from '../../components/form/use-app-form.ts';
import { SwitchField } from '../../components/SwitchField.tsx';
import { ImportCounts } from './ImportCounts.tsx';
import { ImportRows } from './ImportRows.tsx';
import { type Counts, countWrites } from './import-state.ts';

interface ImportCheckProps {
  fileName: string;
  rows: readonly ImportRow[];
  counts: Counts;
  onRun: (sendInvitations: boolean) => void;
  onCancel: () => void;
}

export function ImportCheck({ fileName, rows, counts, onRun, onCancel }: ImportCheckProps) {
  const { t } = useLingui();
  const writes = countWrites(counts);
  const form = useAppForm({
    initialValues: { sendInvitations: false },
    validate: () =>
      writes === 0 ? { rows: t`There is nothing to import: every row is unchanged or rejected.` } : {},
    pending: false,
    onSubmit: ({ sendInvitations }) => onRun(sendInvitations),
  });
  return (
    <>
      <p role="status">
        <Trans>{fileName} is checked. Nothing is written yet; rejected rows are left out.</Trans>
      </p>
      <ImportCounts counts={counts} />
      <form aria-label={t`Import`} {...form.formProps}>
        <Stack gap="lg" miw={0}>
          <SwitchField
            key={form.key('sendInvitations')}
            {...form.getInputProps('sendInvitations', { type: 'checkbox' })}
            label={t`Send invitations`}
            description={t`New users get an e-mail with a link to choose a password.`}
          />
          {form.errors.rows ? (
            <Text role="alert" c="var(--mantine-color-error)">
              {form.errors.rows}
            </Text>
          ) : null}
          <Group gap="sm">
            <Button type="submit" aria-disabled={writes === 0}>
              <Plural value={writes} one="Import # user" other="Import # users" />
            </Button>
            <Button variant="default" onClick={onCancel}>
              <Trans>Choose another file</Trans>
            </Button>
          </Group>
        </Stack>
      </form>
      <ImportRows rows={rows} />
    </>
  );
}
