import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group } from '@mantine/core';
import { type ReactNode, useId, useState } from 'react';
import classes from './SearchBar.module.css';

interface MoreFieldsProps {
  set: readonly string[];
  /** A field with an error is never hidden. */
  hasFault?: boolean;
  aside?: ReactNode;
  children: ReactNode;
}

export function MoreFields({ set, hasFault = false, aside, children }: MoreFieldsProps) {
  const { t } = useLingui();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const isShown = isOpen || hasFault;
  return (
    <>
      <Group gap="8px 16px">
        <Button
          variant="subtle"
          className={classes.toggle ?? ''}
          mod="touch"
          aria-expanded={isShown}
          aria-controls={id}
          onClick={() => setOpen(!isShown)}
        >
          {isShown ? <Trans>Less</Trans> : <Trans>More</Trans>}
        </Button>
        {set.length === 0 || isShown ? null : (
          <Group
            component="ul"
            className={classes.set}
            gap="4px 8px"
            align="stretch"
            aria-label={t`Also set`}
          >
            {set.map((words) => (
              <li key={words}>{words}</li>
            ))}
          </Group>
        )}
        {aside ? (
          <div className={classes.aside} data-touch="true">
            {aside}
          </div>
        ) : null}
      </Group>
      <div id={id} className={classes.fields} hidden={!isShown}>
        {children}
      </div>
    </>
  );
}
