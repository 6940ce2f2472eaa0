import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Combobox.layer.css';
import '@mantine/core/styles/ScrollArea.layer.css';
import { Plural, Trans } from '@lingui/react/macro';
import { Combobox, TextInput, useCombobox } from '@mantine/core';
import { useContext, useEffect, useRef } from 'react';
import { Spinner } from '../Spinner.tsx';
import { VisuallyHidden } from '../VisuallyHidden.tsx';
import { FocusOnArrival } from './focus-on-arrival.ts';
import classes from './PlaceField.module.css';
import type { PlaceLookup } from './place-lookup.ts';
import type { FirstProposal } from './use-first-proposal.ts';

interface PlaceFieldProps {
  label: string;
  placeholder: string;
  error: string | undefined;
  lookup: PlaceLookup;
  firstProposal: FirstProposal;
}

const AGAIN = 'again';

export function PlaceField({ label, placeholder, error, lookup, firstProposal }: PlaceFieldProps) {
  const { text, suggestions, state, onType, onPick } = lookup;
  const input = useRef<HTMLInputElement>(null);
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() });
  const { openDropdown } = combobox;
  const isTyped = text.trim() !== '';
  const isLikely = !isTyped && state !== 'located' && suggestions.length > 0;
  const isListed = (isTyped && state !== 'located') || isLikely;
  const isPending = state === 'searching' || state === 'locating';
  const choose = (value: string) => {
    if (value === AGAIN) return onType(text);
    onPick(value);
    combobox.closeDropdown();
  };
  const arrival = useContext(FocusOnArrival);
  const startsEmpty = useRef(text === '');
  useEffect(() => {
    if (startsEmpty.current && arrival.take()) input.current?.focus();
  }, [arrival]);
  // The suggestions before anything is typed may arrive only after the field has the focus.
  useEffect(() => {
    if (isLikely && input.current === document.activeElement) openDropdown();
  }, [isLikely, openDropdown]);
  return (
    <Combobox store={combobox} onOptionSubmit={choose} withinPortal={false} shadow="md">
      <Combobox.DropdownTarget>
        <div>
          <Combobox.EventsTarget withExpandedAttribute>
            <TextInput
              ref={input}
              label={label}
              error={error}
              value={text}
              maxLength={200}
              autoComplete="off"
              placeholder={placeholder}
              rightSection={isPending ? <Spinner size={18} /> : null}
              onChange={(event) => {
                onType(event.currentTarget.value);
                combobox.openDropdown();
                combobox.updateSelectedOptionIndex();
              }}
              onClick={() => {
                if (isListed) combobox.openDropdown();
              }}
              onFocus={() => {
                firstProposal.takeBack();
                if (suggestions.length > 0) combobox.openDropdown();
              }}
              onBlur={() => {
                if (isTyped && (combobox.dropdownOpened || state === 'searching')) firstProposal.take();
                combobox.closeDropdown();
              }}
            />
          </Combobox.EventsTarget>
        </div>
      </Combobox.DropdownTarget>
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

function Suggestions({ label, lookup: { suggestions, state } }: Pick<PlaceFieldProps, 'label' | 'lookup'>) {
  if (suggestions.length === 0 && state !== 'failed') {
    return (
      <Combobox.Empty>
        {state === 'resting' ? <Trans>No such place</Trans> : <Trans>Searching for places</Trans>}
      </Combobox.Empty>
    );
  }
  return (
    <Combobox.Options aria-label={label} className={classes.options ?? ''}>
      {suggestions.map(({ id, label: name, detail }) => (
        <Combobox.Option key={id} value={id} className={classes.option ?? ''} data-touch="true">
          <span>{name}</span>
          {detail ? <span className={classes.detail}>{detail}</span> : null}
        </Combobox.Option>
      ))}
      {state === 'failed' ? (
        <Combobox.Option value={AGAIN} className={classes.option ?? ''} data-touch="true">
          <Trans>Places can't be looked up at the moment. Try again</Trans>
        </Combobox.Option>
      ) : null}
    </Combobox.Options>
  );
}
