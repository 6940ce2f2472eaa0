import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';
import type { ListSpec } from './field-spec.ts';
import classes from './ListField.module.css';

interface ListFrameProps {
  spec: ListSpec;
  count: number;
  error: string | undefined;
  onAdd: () => void;
  children: ReactNode;
}

/** A list whose entries can be added; a new entry gets the focus. */
export function ListFrame({ spec, count, error, onAdd, children }: ListFrameProps) {
  const { i18n } = useLingui();
  const list = useRef<HTMLUListElement>(null);
  const added = useRef(false);
  const { maxItems } = spec;
  const isFull = count >= maxItems;

  // The fields of a new entry exist only after it is rendered.
  useEffect(() => {
    if (!added.current) return;
    added.current = false;
    const fields = list.current?.lastElementChild?.querySelectorAll<HTMLElement>(
      'input:not([type=hidden], [type=radio]), select, textarea',
    );
    fields?.[0]?.focus();
  });

  return (
    <fieldset className={classes.list}>
      <legend className={classes.legend}>{i18n._(spec.label)}</legend>
      {error ? <p className={classes.error}>{error}</p> : null}
      <ul ref={list} className={classes.entries}>
        {children}
      </ul>
      <div>
        <Button
          variant="light"
          aria-disabled={isFull}
          onClick={() => {
            if (isFull) return;
            added.current = true;
            onAdd();
          }}
        >
          {i18n._(spec.add)}
        </Button>
        {isFull ? (
          <span className={classes.full}>
            <Trans>At most {maxItems} can be added.</Trans>
          </span>
        ) : null}
      </div>
    </fieldset>
  );
}
