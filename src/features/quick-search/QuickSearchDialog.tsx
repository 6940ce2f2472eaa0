import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Combobox.layer.css';
import { Trans, useLingui } from '@lingui/react/macro';
import { Combobox, Text, useCombobox } from '@mantine/core';
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { AreaError } from '../../components/AreaError.tsx';
import { useModalDialog } from '../../components/dialog/use-modal-dialog.ts';
import { Icon } from '../../components/Icon.tsx';
import { Spinner } from '../../components/Spinner.tsx';
import { closeIcon, searchIcon } from '../../components/shell-icons.ts';
import classes from './QuickSearchDialog.module.css';
import type { QuickAnswer, QuickGroup, QuickResult } from './quick-results.ts';

interface QuickSearchDialogProps {
  typed: string;
  onType: (typed: string) => void;
  answer: QuickAnswer;
  busy: boolean;
  onChoose: (result: QuickResult) => void;
  onShowKeys: () => void;
  onClose: () => void;
}

export function QuickSearchDialog(props: QuickSearchDialogProps) {
  const { typed, onType, answer, busy, onChoose, onShowKeys, onClose } = props;
  const { t } = useLingui();
  const dialog = useModalDialog(true);
  const combobox = useCombobox({ opened: true });
  const listId = useId();
  const results = answer.groups.flatMap((group) => group.results);
  const [wanted, setWanted] = useState('');
  const active = results.find(({ id }) => id === wanted) ?? results[0];
  const optionId = (result: QuickResult) => `${listId} ${result.id}`.replaceAll(' ', '-');

  function choose(result: QuickResult | undefined) {
    if (result && !busy) onChoose(result);
  }

  function onKeyDown(event: KeyboardEvent) {
    const steps = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (steps !== undefined && active) {
      event.preventDefault();
      const next = results.at((results.indexOf(active) + steps) % results.length) ?? active;
      setWanted(next.id);
      document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' });
    }
    if (event.key === 'Enter') choose(active);
  }

  return (
    <dialog
      ref={dialog}
      className={classes.dialog}
      closedby="any"
      aria-label={t`Search`}
      aria-busy={busy}
      onClose={onClose}
    >
      <Combobox store={combobox} onOptionSubmit={(id) => choose(results.find((one) => one.id === id))}>
        <div className={classes.field}>
          <Icon path={searchIcon} />
          <input
            type="text"
            role="combobox"
            className={classes.input}
            data-focus="none"
            aria-label={t`Search for trips, people and pages`}
            placeholder={t`Trips, people, places, or “hotel berlin tue to thu”`}
            aria-expanded={results.length > 0}
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={active && optionId(active)}
            autoComplete="off"
            maxLength={200}
            value={typed}
            onChange={(event) => {
              setWanted('');
              onType(event.currentTarget.value);
            }}
            onKeyDown={onKeyDown}
          />
          {answer.isSearching || busy ? <Spinner size={18} /> : null}
          <button
            type="button"
            className={classes.close}
            data-hover="true"
            aria-label={t`Close`}
            title={t`Close`}
            onClick={() => dialog.current?.close()}
          >
            <Icon path={closeIcon} />
          </button>
        </div>
        <Results id={listId} groups={answer.groups} active={active} optionId={optionId} />
      </Combobox>
      {answer.failure ? <AreaError {...answer.failure} /> : null}
      <div className={classes.foot}>
        <p role="status">
          <Status typed={typed} answer={answer} count={results.length} />
        </p>
        <button type="button" className={classes.keys} style={{ padding: 4 }} onClick={onShowKeys}>
          <Trans>Keys</Trans> <kbd>?</kbd>
        </button>
      </div>
    </dialog>
  );
}

interface ResultsProps {
  id: string;
  groups: readonly QuickGroup[];
  active: QuickResult | undefined;
  optionId: (result: QuickResult) => string;
}

function Results({ id: listId, groups, active, optionId }: ResultsProps) {
  const { t } = useLingui();
  return (
    <Combobox.Options id={listId} className={classes.list ?? ''} aria-label={t`Results`}>
      {groups.map(({ id, results }) => (
        <Combobox.Group key={id} label={HEADINGS[id]}>
          {results.map((result) => (
            <Combobox.Option
              key={result.id}
              id={optionId(result)}
              value={result.id}
              className={classes.option ?? ''}
              aria-selected={result === active}
            >
              <Text span fw={600}>
                {result.label}
              </Text>
              <span className={classes.detail}>{result.detail}</span>
            </Combobox.Option>
          ))}
        </Combobox.Group>
      ))}
    </Combobox.Options>
  );
}

const HEADINGS = {
  search: <Trans>Fill in a search</Trans>,
  pages: <Trans>Pages</Trans>,
  trips: <Trans>Trips</Trans>,
  again: <Trans>Book again</Trans>,
  people: <Trans>People</Trans>,
  companies: <Trans>Companies</Trans>,
} satisfies Record<QuickGroup['id'], ReactNode>;

interface StatusProps extends Pick<QuickSearchDialogProps, 'typed' | 'answer'> {
  count: number;
}

function Status({ typed, answer, count }: StatusProps) {
  const { t } = useLingui();
  const text = typed.trim();
  if (answer.isSearching) return t`Searching…`;
  if (answer.failure) return null;
  if (count === 0) return t`Nothing found for “${text}”`;
  if (text === '') return t`References, suppliers' numbers, names and places find trips.`;
  return count === 1 ? t`1 result` : t`${count} results`;
}
