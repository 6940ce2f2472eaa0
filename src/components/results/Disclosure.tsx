import { Trans, useLingui } from '@lingui/react/macro';
import { Stack, Text } from '@mantine/core';
import { type ReactNode, useId, useState } from 'react';
import classes from './Disclosure.module.css';

interface DisclosureProps {
  showLabel: ReactNode;
  hideLabel: ReactNode;
  startsOpen?: boolean;
  /** Rendered only while it is open, because most users never open it. */
  children: () => ReactNode;
}

export function Disclosure({ showLabel, hideLabel, startsOpen = false, children }: DisclosureProps) {
  const id = useId();
  const [open, setOpen] = useState(startsOpen);
  return (
    <div className={classes.disclosure}>
      <button
        type="button"
        className={classes.toggle}
        data-touch="true"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {open ? hideLabel : showLabel}
      </button>
      <div id={id}>{open ? children() : null}</div>
    </div>
  );
}

export interface Alternative {
  id: string;
  name: string;
  details: ReactNode;
  price: string;
}

interface AlternativesProps {
  find: () => readonly Alternative[];
  expired: boolean;
  onChoose: (id: string) => void;
}

export function Alternatives({ find, expired, onChoose }: AlternativesProps) {
  const id = useId();
  return (
    <Stack component="section" gap="xs" maw={720} aria-labelledby={id}>
      <Text id={id} fw={600}>
        <Trans>What is in policy instead</Trans>
      </Text>
      <AlternativeList found={find()} expired={expired} onChoose={onChoose} />
    </Stack>
  );
}

interface AlternativeListProps extends Omit<AlternativesProps, 'find'> {
  found: readonly Alternative[];
}

function AlternativeList({ found, expired, onChoose }: AlternativeListProps) {
  const { t } = useLingui();
  if (found.length === 0) {
    return (
      <p>
        <Trans>Nothing that was found is in policy.</Trans>
      </p>
    );
  }
  return (
    <Stack gap={4}>
      {found.map(({ id, name, details, price }) => (
        <button
          key={id}
          type="button"
          aria-disabled={expired}
          title={expired ? t`This price has expired: search again` : undefined}
          className={classes.alternative}
          onClick={() => !expired && onChoose(id)}
        >
          <Text span fw={600}>
            {name}
          </Text>
          <span className={classes.details}>{details}</span>
          <span className={classes.price}>{price}</span>
        </button>
      ))}
    </Stack>
  );
}
