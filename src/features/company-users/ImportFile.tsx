import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, Text } from '@mantine/core';
import { type DragEvent, useRef, useState } from 'react';
import classes from './ImportScreen.module.css';
import { IMPORT_COLUMNS } from './import-columns.ts';

interface ImportFileProps {
  fault: string | null;
  onChoose: (file: File) => void;
  onTemplate: () => void;
}

export function ImportFile({ fault, onChoose, onTemplate }: ImportFileProps) {
  const { t } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const file = event.dataTransfer.files[0];
    if (file) onChoose(file);
  };
  return (
    <>
      {/* Dropping is for the mouse only; the button does the same for everybody. */}
      <section
        aria-label={t`Table of users`}
        className={classes.drop}
        data-over={over}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <p>
          <Trans>Drop a CSV file here, or choose one. It is checked first; nothing is written yet.</Trans>
        </p>
        <input
          ref={input}
          type="file"
          hidden
          accept=".csv,text/csv"
          aria-label={t`CSV file`}
          onChange={(event) => {
            const file = event.currentTarget.files?.[0];
            // The same file can be chosen again.
            event.currentTarget.value = '';
            if (file) onChoose(file);
          }}
        />
        <Group gap="sm">
          <Button onClick={() => input.current?.click()}>
            <Trans>Choose a file</Trans>
          </Button>
          <Button variant="default" onClick={onTemplate}>
            <Trans>Download a template</Trans>
          </Button>
        </Group>
        {fault === null ? null : (
          <Text role="alert" c="var(--mantine-color-error)">
            {fault}
          </Text>
        )}
      </section>
      <Columns />
    </>
  );
}

function Columns() {
  const columns = Object.keys(IMPORT_COLUMNS).join(', ');
  return (
    <Text component="div" c="dimmed">
      <p>
        <Trans>
          At most 2,000 rows, identified by the e-mail address. A column that is missing changes nothing.
        </Trans>
      </p>
      <Text variant="breakable">
        <Trans>Columns: {columns}</Trans>
      </Text>
    </Text>
  );
}
