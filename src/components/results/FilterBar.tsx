import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Stack, Title } from '@mantine/core';
import { type ReactNode, type SyntheticEvent, useId, useState } from 'react';
import { useModalDialog } from '../dialog/use-modal-dialog.ts';
import { Icon } from '../Icon.tsx';
import { chevronUpIcon, filterIcon } from '../shell-icons.ts';
import { CheckList } from './CheckList.tsx';
import classes from './FilterBar.module.css';
import type { FilterFacet, FilterToggle, ResultFilters } from './filter-facets.ts';
import { useHasRoom } from './use-has-room.ts';

interface FilterBarProps {
  filters: ResultFilters;
  showLabel: ReactNode;
}

export function FilterBar({ filters, showLabel }: FilterBarProps) {
  const { toggles, facets } = filters;
  const [open, setOpen] = useState(false);
  const hasRoom = useHasRoom();
  const all = (
    <button type="button" className={classes.chip} data-touch="tablet" onClick={() => setOpen(true)}>
      <Icon path={filterIcon} size={16} />
      <Trans>Filters</Trans>
    </button>
  );
  return (
    <>
      {hasRoom ? null : all}
      {toggles.map((toggle) => (
        <ToggleChip key={toggle.id} {...toggle} />
      ))}
      {hasRoom ? (
        <>
          {facets
            .filter(({ isRare = false }) => !isRare)
            .map((facet) => (
              <FacetChip key={facet.id} {...facet} />
            ))}
          {all}
        </>
      ) : null}
      <FilterSheet open={open} showLabel={showLabel} onClose={() => setOpen(false)}>
        <AllFilters {...filters} />
      </FilterSheet>
    </>
  );
}

function ToggleChip({ label, count, isOn, onToggle }: FilterToggle) {
  return (
    <label
      className={classes.chip}
      data-touch="tablet"
      data-ring="true"
      data-on={isOn}
      data-none={count === 0}
    >
      <input
        type="checkbox"
        data-over="true"
        checked={isOn}
        onChange={({ currentTarget }) => onToggle(currentTarget.checked)}
      />
      {label} <span className={classes.count}>{count}</span>
    </label>
  );
}

/** Its choices are in the browser's native popover, which Escape closes. */
function FacetChip({ label, isOn, content }: FilterFacet) {
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <span className={classes.anchor}>
      <button type="button" popoverTarget={id} className={classes.chip} data-touch="tablet" data-on={isOn}>
        {label}
        <span className={classes.chevron}>
          <Icon path={chevronUpIcon} size={14} />
        </span>
      </button>
      <div
        id={id}
        popover="auto"
        className={classes.popover}
        onToggle={(event) => setOpen(event.newState === 'open')}
      >
        {open ? content : null}
      </div>
    </span>
  );
}

function AllFilters({ title, toggles, facets }: ResultFilters) {
  return (
    <Stack gap={20}>
      <CheckList
        title={title}
        options={toggles.map(({ id, label, count }) => ({ value: id, label, count }))}
        chosen={toggles.filter(({ isOn }) => isOn).map(({ id }) => id)}
        onToggle={(id, on) => toggles.find((toggle) => toggle.id === id)?.onToggle(on)}
      />
      {facets.map(({ id, content }) => (
        <div key={id}>{content}</div>
      ))}
    </Stack>
  );
}

interface FilterSheetProps {
  open: boolean;
  showLabel: ReactNode;
  children: ReactNode;
  onClose: () => void;
}

function FilterSheet({ open, showLabel, children, onClose }: FilterSheetProps) {
  const { t } = useLingui();
  const dialog = useModalDialog(open);

  function handleClose({ currentTarget }: SyntheticEvent<HTMLDialogElement>) {
    if (!currentTarget.open) onClose();
  }

  return (
    <dialog
      ref={dialog}
      className={classes.sheet}
      closedby="any"
      aria-label={t`Filters`}
      onClose={handleClose}
    >
      {open ? (
        <>
          <Title order={2} p="md">
            <Trans>Filters</Trans>
          </Title>
          <div className={classes.content} data-focus="inside">
            {children}
          </div>
          <div className={classes.foot}>
            <Button fullWidth size="md" onClick={onClose}>
              {showLabel}
            </Button>
          </div>
        </>
      ) : null}
    </dialog>
  );
}
