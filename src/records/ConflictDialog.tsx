import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Stack, Text } from '@mantine/core';
import { type ReactNode, useId, useState } from 'react';
import type { Side } from '#domain/records/merge-section.ts';
import { DialogFrame } from '../components/dialog/DialogFrame.tsx';
import classes from './ConflictDialog.module.css';

export interface ConflictEntry {
  path: string;
  label: ReactNode;
  mine: ReactNode;
  theirs: ReactNode;
  /** Why the user's own value can't be chosen. */
  mineIsLost?: string;
}

interface ConflictDialogProps {
  conflicts: readonly ConflictEntry[];
  pending: boolean;
  onResolve: (chosen: Readonly<Record<string, Side>>) => void;
  onLeave: () => void;
}

export function ConflictDialog({ conflicts, pending, onResolve, onLeave }: ConflictDialogProps) {
  const [chosen, setChosen] = useState<Readonly<Record<string, Side>>>({});
  const isDecided = conflicts.every(({ path }) => chosen[path]);
  const leave = () => {
    if (!pending) onLeave();
  };
  return (
    <DialogFrame
      open
      title={<Trans>Another person saved first</Trans>}
      busy={pending}
      onLeave={leave}
      buttons={
        <>
          <Button variant="default" aria-disabled={pending} onClick={leave}>
            <Trans>Back to the form</Trans>
          </Button>
          <Button
            aria-disabled={pending || !isDecided}
            onClick={() => isDecided && !pending && onResolve(chosen)}
          >
            <Trans>Save what I chose</Trans>
          </Button>
        </>
      }
    >
      <p>
        <Trans>
          You have both changed the fields below. Please choose what to keep; everything else is saved.
        </Trans>
      </p>
      {conflicts.map((conflict) => (
        <Question
          key={conflict.path}
          conflict={conflict}
          onChoose={(side) => setChosen({ ...chosen, [conflict.path]: side })}
        />
      ))}
    </DialogFrame>
  );
}

interface QuestionProps {
  conflict: ConflictEntry;
  onChoose: (side: Side) => void;
}

function Question({ conflict: { label, mine, theirs, mineIsLost }, onChoose }: QuestionProps) {
  const { t } = useLingui();
  const name = useId();
  const sides = [
    { side: 'mine', title: t`Yours`, value: mine, lost: mineIsLost },
    { side: 'theirs', title: t`Theirs`, value: theirs, lost: undefined },
  ] as const;
  return (
    <fieldset className={classes.question}>
      <Text component="legend" mb={4} fw={600}>
        {label}
      </Text>
      {sides.map(({ side, title, value, lost }) => (
        <label key={side} className={classes.side}>
          <input
            type="radio"
            name={name}
            value={side}
            disabled={lost !== undefined}
            onChange={() => onChoose(side)}
          />
          <Stack component="span" variant="written" gap={0} miw={0}>
            <Text span c="dimmed" fz="xs">
              {title}
            </Text>
            <span>{value ?? '—'}</span>
            {lost !== undefined && <span>{lost}</span>}
          </Stack>
        </label>
      ))}
    </fieldset>
  );
}
