import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Combobox.layer.css';
import '@mantine/core/styles/ScrollArea.layer.css';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Combobox, TextInput, useCombobox } from '@mantine/core';
import { useEffect, useState } from 'react';
import { Spinner } from '../Spinner.tsx';
import { VisuallyHidden } from '../VisuallyHidden.tsx';
import classes from './PlaceField.module.css';

export interface PlaceSuggestion {
  id: string;
  label: string;
  /** Where it lies. */
  detail?: string | undefined;
}

/** What is known of the place that is being typed. */
export interface PlaceLookup {
  text: string;
  suggestions: readonly PlaceSuggestion[];
  /** `locating`: one was picked, and it is being found out where it lies. `located`: that is known. */
  state: 'resting' | 'searching' | 'locating' | 'located' | 'failed';
  onType: (text: string) => void;
  onPick: (id: string) => void;
}

interface PlaceFieldProps {
  label: string;
  /** What may be typed, where that is more than a city or an airport. */
  description?: string;
  error: string | undefined;
  lookup: PlaceLookup;
}

const AGAIN = 'again';

/** A place by its name; whoever leaves the field takes the first of those that are proposed, or will be. */
export function PlaceField({ label, description, error, lookup }: PlaceFieldProps) {
  const { t } = useLingui();
  const { text, suggestions, state, onType, onPick } = lookup;
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() });
  const isListed = text.trim() !== '' && state !== 'located';
  const underWay = state === 'searching' || state === 'locating';
  const choose = (value: string) => {
    if (value === AGAIN) return onType(text);
    onPick(value);
    combobox.closeDropdown();
  };
  const leave = useLeaving(lookup);
  return (
    <Combobox store={combobox} onOptionSubmit={choose} withinPortal={false} shadow="md">
      <Combobox.Target withExpandedAttribute>
        <TextInput
          label={label}
          description={description}
          error={state === 'located' ? undefined : error}
          value={text}
          maxLength={200}
          autoComplete="off"
          placeholder={t`City or airport`}
          rightSection={underWay ? <Spinner size={18} /> : null}
          onChange={(event) => {
            onType(event.currentTarget.value);
            combobox.openDropdown();
            combobox.updateSelectedOptionIndex();
          }}
          onClick={() => {
            if (isListed) combobox.openDropdown();
          }}
          onFocus={() => {
            leave.takeBack();
            if (suggestions.length > 0) combobox.openDropdown();
          }}
          onBlur={() => {
            leave.take(combobox.dropdownOpened);
            combobox.closeDropdown();
          }}
        />
      </Combobox.Target>
      <Combobox.Dropdown hidden={!isListed}>
        <Suggestions label={label} lookup={lookup} />
      </Combobox.Dropdown>
      <VisuallyHidden role="status">
        {combobox.dropdownOpened && state === 'resting' && isListed ? (
          <Plural value={suggestions.length} one="# place found" other="# places found" />
        ) : null}
      </VisuallyHidden>
    </Combobox>
  );
}

/** Takes the first proposal, which may still be on its way when the field is left. */
function useLeaving({ text, suggestions, state, onPick }: PlaceLookup) {
  const [left, setLeft] = useState<string | null>(null);
  const first = suggestions[0]?.id;
  const isWaiting = left !== null && left === text && state === 'searching';
  // What was searched for arrives from outside.
  useEffect(() => {
    if (left === null || isWaiting) return;
    setLeft(null);
    if (left === text && state === 'resting' && first !== undefined) onPick(first);
  }, [left, isWaiting, text, state, first, onPick]);
  return {
    take: (isListed: boolean) => {
      if (state === 'searching') setLeft(text);
      if (state === 'resting' && isListed && first !== undefined) onPick(first);
    },
    takeBack: () => setLeft(null),
  };
}

function Suggestions({ label, lookup: { suggestions, state } }: Pick<PlaceFieldProps, 'label' | 'lookup'>) {
  if (suggestions.length === 0 && state !== 'failed') {
    return (
      <Combobox.Empty>
        {state === 'resting' ? <Trans>No such place</Trans> : <Trans>Looking for places</Trans>}
      </Combobox.Empty>
    );
  }
  return (
    <Combobox.Options aria-label={label}>
      {suggestions.map(({ id, label: name, detail }) => (
        <Combobox.Option key={id} value={id} className={classes.option ?? ''}>
          <span>{name}</span>
          {detail ? <span className={classes.detail}>{detail}</span> : null}
        </Combobox.Option>
      ))}
      {state === 'failed' ? (
        <Combobox.Option value={AGAIN} className={classes.option ?? ''}>
          <Trans>Places can't be looked up at the moment. Try again</Trans>
        </Combobox.Option>
      ) : null}
    </Combobox.Options>
  );
}
