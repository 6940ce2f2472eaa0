import { Plural, Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { countSwitchedOn } from '#domain/practice.ts';
import { Notice } from '../../components/Notice.tsx';
import { Surface } from '../../components/Surface.tsx';
import { PracticeForm, type PracticeFormProps } from './PracticeForm.tsx';
import classes from './PracticePanel.module.css';

export interface PracticePanelProps extends PracticeFormProps {
  /** Counts the resets; each one remounts the form. */
  resets: number;
  onReset: () => void;
}

export function PracticePanel({ practice, resets, onReset, ...form }: PracticePanelProps) {
  const count = countSwitchedOn(practice.switches);
  return (
    <div className={classes.panel}>
      <Notice
        kind={count > 0 ? 'warning' : 'info'}
        title={
          count > 0 ? (
            <Plural value={count} one="# thing is switched on" other="# things are switched on" />
          ) : (
            <Trans>Nothing is switched on</Trans>
          )
        }
        action={
          <Button variant="light" disabled={count === 0} onClick={onReset}>
            <Trans>Reset everything</Trans>
          </Button>
        }
      />
      <Surface>
        <PracticeForm key={resets} practice={practice} {...form} />
      </Surface>
    </div>
  );
}
