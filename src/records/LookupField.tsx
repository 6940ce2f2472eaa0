import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Combobox.layer.css';
import '@mantine/core/styles/ScrollArea.layer.css';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Combobox, InputBase, useCombobox } from '@mantine/core';
import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { foldName } from '#domain/fold-name.ts';
import { VisuallyHidden } from '../components/VisuallyHidden.tsx';
import { UNKNOWN_CHOICE } from './read-fields.ts';

interface LookupFieldProps {
  label: string;
  error: string | undefined;
  chosen: LookupOption | null;
  options: readonly LookupOption[];
  /** The matches belong to an earlier search text. */
  searching: boolean;
  onType: (text: string) => void;
  /** Called with the id of the choice, an empty text, or `UNKNOWN_CHOICE`. */
  onChange: (id: string) => void;
  maxLength?: number;
}

/**
 * Another record, searched by name during typing. Leaving the field selects the match if there is exactly one;
 * an empty field selects none.
 */
export function LookupField(props: LookupFieldProps) {
  const { label, error, chosen, options, searching, onType, onChange, maxLength = 100 } = props;
  const { t } = useLingui();
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() });
  const [text, setText] = useState(chosen?.label ?? '');
  const [choice, setChoice] = useState(chosen);
  const [isLeft, setIsLeft] = useState(true);
  const fitting = choice ?? fittingOption(text, options, { whole: !isLeft || searching });
  const value = text.trim() === '' ? '' : (fitting?.id ?? UNKNOWN_CHOICE);
  const reported = useRef(value);
  const refusal = useOpenError(error, value);
  const isUnknown = isLeft && !searching && value === UNKNOWN_CHOICE;

  // The choice also depends on the matches, which may arrive long after the last key press.
  const report = useEffectEvent(() => onChange(value));
  useEffect(() => {
    if (value !== reported.current) report();
    reported.current = value;
  }, [value]);

  function take(option: LookupOption) {
    setChoice(option);
    setText(option.label);
    combobox.closeDropdown();
  }

  function enter(event: KeyboardEvent) {
    if (event.key !== 'Enter' || choice || value === '' || combobox.getSelectedOptionIndex() >= 0) return;
    event.preventDefault();
    const only = searching ? null : fittingOption(text, options, { whole: false });
    if (only) take(only);
    else setIsLeft(true);
  }

  return (
    <Combobox
      store={combobox}
      withinPortal={false}
      shadow="md"
      onOptionSubmit={(id) => {
        const picked = options.find((option) => option.id === id);
        if (picked) take(picked);
      }}
    >
      <Combobox.DropdownTarget>
        <div>
          <Combobox.EventsTarget withExpandedAttribute>
            <InputBase
              label={label}
              error={isUnknown ? t`No match. Please choose one from the list.` : refusal}
              variant="standard"
              size="sm"
              autoComplete="off"
              maxLength={maxLength}
              value={isLeft && fitting ? fitting.label : text}
              onChange={({ currentTarget }) => {
                setText(currentTarget.value);
                setChoice(null);
                setIsLeft(false);
                onType(currentTarget.value);
                combobox.openDropdown();
                combobox.resetSelectedOption();
              }}
              onKeyDown={enter}
              onClick={() => combobox.openDropdown()}
              onBlur={() => {
                setIsLeft(true);
                combobox.closeDropdown();
              }}
            />
          </Combobox.EventsTarget>
        </div>
      </Combobox.DropdownTarget>
      <Matches options={options} searching={searching} />
      <VisuallyHidden role="status">
        {combobox.dropdownOpened && !searching ? (
          <Plural value={options.length} one="# found" other="# found" />
        ) : null}
      </VisuallyHidden>
    </Combobox>
  );
}

function Matches({ options, searching }: Pick<LookupFieldProps, 'options' | 'searching'>) {
  const { t } = useLingui();
  return (
    <Combobox.Dropdown>
      {options.length > 0 ? (
        <Combobox.Options aria-label={t`Choices`} mah={240} style={{ overflowY: 'auto' }}>
          {options.map(({ id, label: words }) => (
            <Combobox.Option key={id} value={id}>
              {words}
            </Combobox.Option>
          ))}
        </Combobox.Options>
      ) : (
        <Combobox.Empty>{searching ? <Trans>Searching</Trans> : <Trans>No matches</Trans>}</Combobox.Empty>
      )}
    </Combobox.Dropdown>
  );
}

function useOpenError(error: string | undefined, value: string): string | undefined {
  const [refused, setRefused] = useState({ error, value });
  if (refused.error !== error) setRefused({ error, value });
  return refused.value === value ? error : undefined;
}

export interface LookupOption {
  id: string;
  label: string;
}

/** The option with this name or, unless `whole` is set, the only one that contains the text. */
export function fittingOption(
  text: string,
  options: readonly LookupOption[],
  { whole }: { whole: boolean },
): LookupOption | null {
  const typed = foldName(text);
  if (typed === '') return null;
  const same = options.filter(({ label }) => foldName(label) === typed);
  return (
    pickOnly(same) ??
    (whole ? null : pickOnly(options.filter(({ label }) => foldName(label).includes(typed))))
  );
}

function pickOnly(options: readonly LookupOption[]): LookupOption | null {
  const [first, ...others] = options;
  return others.length === 0 ? (first ?? null) : null;
}
