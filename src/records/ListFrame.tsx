import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, InputBase, Stack, Text } from '@mantine/core';
import { type ComponentProps, type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { Icon } from '../components/Icon.tsx';
import { downIcon, upIcon } from '../components/shell-icons.ts';
import type { ListSpec, RecordFieldProps, TextsSpec } from './field-spec.ts';
import classes from './ListField.module.css';
import { messageAt } from './section-fields.ts';
import { newText, REMOVED, ROW_KEY, rowsAt } from './section-form-values.ts';

interface ListFrameProps {
  spec: ListSpec;
  count: number;
  error: string | undefined;
  onAdd: () => void;
  children: ReactNode;
}

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
    <Stack component="fieldset" gap="sm">
      <Text component="legend" mb="xs" fw={600}>
        {i18n._(spec.label)}
      </Text>
      {error ? (
        <Text c="var(--mantine-color-error)" fz="xs">
          {error}
        </Text>
      ) : null}
      <Stack mod="optional" gap={0} renderRoot={(props) => <ul {...props} ref={list} />}>
        {children}
      </Stack>
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
          <Text span ms="sm" c="dimmed">
            <Trans>At most {maxItems} can be added.</Trans>
          </Text>
        ) : null}
      </div>
    </Stack>
  );
}

interface EntryButtonsProps {
  entry: string;
  removed: boolean;
  onToggleRemoved: () => void;
  onOpen?: (() => void) | undefined;
  /** Absent where the order has no meaning. */
  onMove?: ((by: -1 | 1) => void) | undefined;
  isFirst: boolean;
  isLast: boolean;
}

export function EntryButtons(props: EntryButtonsProps) {
  const { entry, removed, onToggleRemoved, onOpen, onMove, isFirst, isLast } = props;
  const { t } = useLingui();
  const move = (by: -1 | 1) => (event: MouseEvent<HTMLButtonElement>) => {
    const button = event.currentTarget;
    onMove?.(by);
    // An element that is moved in the document loses the focus.
    requestAnimationFrame(() => button.focus());
  };
  return (
    <Group component="span" gap={4} wrap="nowrap" display="inline-flex">
      {onMove && !removed ? (
        <>
          <TextButton aria-label={t`Move up: ${entry}`} aria-disabled={isFirst} onClick={move(-1)}>
            <Icon path={upIcon} size={18} />
          </TextButton>
          <TextButton aria-label={t`Move down: ${entry}`} aria-disabled={isLast} onClick={move(1)}>
            <Icon path={downIcon} size={18} />
          </TextButton>
        </>
      ) : null}
      {onOpen && !removed ? (
        <TextButton aria-label={t`Edit: ${entry}`} onClick={onOpen}>
          {t`Edit`}
        </TextButton>
      ) : null}
      <TextButton aria-label={removed ? t`Undo: ${entry}` : t`Remove: ${entry}`} onClick={onToggleRemoved}>
        {removed ? t`Undo` : t`Remove`}
      </TextButton>
    </Group>
  );
}

/** A button that looks like a link, for actions that a page repeats often. */
export function TextButton(props: Omit<ComponentProps<'button'>, 'type' | 'className'>) {
  return <button type="button" className={classes.button} data-hover="true" {...props} />;
}

interface TextsFieldProps extends RecordFieldProps {
  spec: TextsSpec;
}

export function TextsField({ spec, name, value, form }: TextsFieldProps) {
  const { i18n } = useLingui();
  const opened = Array.isArray(value) ? value.map(String) : [];
  const entries = rowsAt(form.getValues(), name);
  return (
    <ListFrame
      spec={spec}
      count={entries.filter((entry) => entry[REMOVED] !== true).length}
      error={messageAt(form, name)}
      onAdd={() => form.insertListItem(name, newText(rowsAt(form.getValues(), name)))}
    >
      {entries.map((entry, index) => {
        const key = String(entry[ROW_KEY]);
        const at = `${name}.${index}`;
        const removed = entry[REMOVED] === true;
        const called = `${i18n._(spec.entry)} ${index + 1}`;
        const words = opened[Number(key)] || called;
        return (
          <Group
            component="li"
            key={key}
            className={classes.line}
            gap="4px 12px"
            py={4}
            data-removed={removed}
          >
            {removed ? (
              <Text span role="status" className={classes.removed} variant="breakable" c="dimmed" fs="italic">
                <Trans>{words} is removed when you save.</Trans>
              </Text>
            ) : null}
            <div className={classes.bare} hidden={removed}>
              <InputBase
                aria-label={called}
                variant="standard"
                size="sm"
                type={spec.type ?? 'text'}
                maxLength={spec.maxLength}
                autoComplete="off"
                defaultValue={String(entry.text)}
                onChange={({ currentTarget: { value: text } }) => {
                  const latest = rowsAt(form.getValues(), name)[index];
                  form.setFieldValue(at, { ...latest, text }, { forceUpdate: false });
                }}
                disabled={removed}
                error={messageAt(form, at)}
              />
            </div>
            <EntryButtons
              entry={words}
              removed={removed}
              onToggleRemoved={() => form.setFieldValue(`${at}.${REMOVED}`, !removed)}
              onMove={spec.ordered && ((by) => form.reorderListItem(name, { from: index, to: index + by }))}
              isFirst={index === 0}
              isLast={index === entries.length - 1}
            />
          </Group>
        );
      })}
    </ListFrame>
  );
}
