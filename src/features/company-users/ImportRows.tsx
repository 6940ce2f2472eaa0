import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import type { ImportRow } from '#domain/contract.ts';
import { SwitchField } from '../../components/SwitchField.tsx';
import classes from './ImportScreen.module.css';
import { useOutcomeTexts, useProblemText } from './use-import-texts.ts';

const MANY = 100;

export function ImportRows({ rows }: { rows: readonly ImportRow[] }) {
  const { t } = useLingui();
  const [refusedOnly, setRefusedOnly] = useState(false);
  const [limit, setLimit] = useState(MANY);
  const matching = refusedOnly ? rows.filter(({ outcome }) => outcome === 'refused') : rows;
  const further = matching.length - limit;
  return (
    <div>
      <Group
        component="form"
        gap="xs"
        wrap="nowrap"
        display="inline-flex"
        mih={44}
        onChange={() => {
          setRefusedOnly(!refusedOnly);
          setLimit(MANY);
        }}
      >
        <SwitchField name="refused" label={t`Rejected rows only`} defaultChecked={false} />
      </Group>
      {matching.length === 0 ? (
        <p role="status">
          <Trans>No rows were rejected.</Trans>
        </p>
      ) : (
        <table className={classes.rows}>
          <thead data-phone="never">
            <tr>
              <th scope="col">{t`Row`}</th>
              <th scope="col">{t`User`}</th>
              <th scope="col">{t`Outcome`}</th>
            </tr>
          </thead>
          <tbody>
            {matching.slice(0, limit).map((row) => (
              <Row key={row.row} row={row} />
            ))}
          </tbody>
        </table>
      )}
      {further > 0 ? (
        <Button variant="subtle" onClick={() => setLimit(limit + MANY)}>
          <Plural value={further} one="Show more (# row)" other="Show more (# rows)" />
        </Button>
      ) : null}
    </div>
  );
}

function Row({ row: { row, name, email, outcome, problems } }: { row: ImportRow }) {
  const outcomes = useOutcomeTexts();
  const problemText = useProblemText();
  return (
    <tr>
      <td>{row}</td>
      <td>
        <div>{name ?? '—'}</div>
        <Text component="div" c="dimmed">
          {email}
        </Text>
      </td>
      <td>
        {outcomes[outcome]}
        {problems.length > 0 ? (
          <Stack component="ul" c="var(--mantine-color-error)" gap={0}>
            {problems.map((problem) => (
              <li key={`${problem.column} ${problem.code}`}>{problemText(problem)}</li>
            ))}
          </Stack>
        ) : null}
      </td>
    </tr>
  );
}
