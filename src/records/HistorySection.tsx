import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, Stack, Text } from '@mantine/core';
import type { History, HistoryEntry } from '#domain/contract.ts';
import { AreaError, type AreaFailure } from '../components/AreaError.tsx';
import { LinearProgress } from '../components/LinearProgress.tsx';
import { formatMoment } from '../i18n/moment-format.ts';
import classes from './HistorySection.module.css';
import { SectionCard } from './SectionCard.tsx';
import { useHistoryTexts } from './use-history-texts.ts';

export const HISTORY_TITLE = msg`History`;

export type HistoryState =
  | { state: 'closed' }
  | { state: 'loading' }
  | { state: 'failed'; failure: AreaFailure }
  | { state: 'ready'; history: History; updating: boolean };

interface HistorySectionProps {
  history: HistoryState;
  onOpen: () => void;
  onPage: (page: number) => void;
}

export function HistorySection({ history, onOpen, onPage }: HistorySectionProps) {
  const { i18n } = useLingui();
  return (
    <SectionCard id="history" title={i18n._(HISTORY_TITLE)}>
      <Content history={history} onOpen={onOpen} onPage={onPage} />
    </SectionCard>
  );
}

function Content({ history: shown, onOpen, onPage }: HistorySectionProps) {
  switch (shown.state) {
    case 'closed':
      return (
        <div>
          <Button variant="light" onClick={onOpen}>
            <Trans>Show who changed what</Trans>
          </Button>
        </div>
      );
    case 'loading':
      return <LinearProgress visible />;
    case 'failed':
      return <AreaError {...shown.failure} />;
    case 'ready':
      return <Entries history={shown.history} updating={shown.updating} onPage={onPage} />;
  }
}

interface EntriesProps {
  history: History;
  updating: boolean;
  onPage: (page: number) => void;
}

function Entries({ history: { docs, page, totalPages }, updating, onPage }: EntriesProps) {
  if (docs.length === 0) {
    return (
      <p>
        <Trans>Nothing has been changed yet.</Trans>
      </p>
    );
  }
  return (
    <Stack aria-busy={updating}>
      <Stack component="ol" gap={20}>
        {docs.map((entry) => (
          <Entry key={entry._id} entry={entry} />
        ))}
      </Stack>
      {totalPages > 1 ? (
        <Group gap="8px 16px">
          <Button variant="default" disabled={page === 1} onClick={() => onPage(page - 1)}>
            <Trans>Later</Trans>
          </Button>
          <span>
            <Trans>
              Page {page} of {totalPages}
            </Trans>
          </span>
          <Button variant="default" disabled={page === totalPages} onClick={() => onPage(page + 1)}>
            <Trans>Earlier</Trans>
          </Button>
        </Group>
      ) : null}
    </Stack>
  );
}

function Entry({ entry: { at, by, about, section, changes } }: { entry: HistoryEntry }) {
  const { t } = useLingui();
  const { fieldText, valueText } = useHistoryTexts();
  const formatValue = (field: string, value: string | undefined) =>
    value === undefined ? '—' : valueText(field, value);
  const textAfter = ({ field, before, after }: HistoryEntry['changes'][number]) => {
    const text = formatValue(field, after);
    return before === after ? t`${text} (another one)` : text;
  };
  const who = by ? `${by.firstName} ${by.lastName}` : t`Automatically`;
  return (
    <Stack component="li" variant="breakable" gap={4} miw={0}>
      <Group component="p" gap="0 12px">
        <b>{who}</b> <time dateTime={at}>{formatMoment(at)}</time>
        <Text span c="dimmed" fz="xs" style={{ alignSelf: 'center' }}>
          {about}, {fieldText(section)}
        </Text>
      </Group>
      <table className={classes.changes}>
        <thead>
          <tr>
            <th scope="col">
              <Trans>Field</Trans>
            </th>
            <th scope="col">
              <Trans>Before</Trans>
            </th>
            <th scope="col">
              <Trans>After</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {changes.map((change) => (
            <tr key={change.field}>
              <th scope="row">{fieldText(change.field)}</th>
              <td>{formatValue(change.field, change.before)}</td>
              <td>{textAfter(change)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Stack>
  );
}
