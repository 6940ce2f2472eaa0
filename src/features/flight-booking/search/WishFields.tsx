import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Pill.layer.css';
import '@mantine/core/styles/PillsInput.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/ScrollArea.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Checkbox.layer.css';
import { Trans, useLingui } from '@lingui/react/macro';
import { Checkbox, MultiSelect, NativeSelect } from '@mantine/core';
import type { EnumEntry, ServiceClass } from '#domain/contract.ts';
import classes from './FlightSearch.module.css';
import type { FieldsProps } from './search-fields.ts';

interface WishFieldsProps extends FieldsProps {
  /** Null where the purpose is that of a booked trip. */
  purposes: readonly EnumEntry[] | null;
  serviceClasses: readonly EnumEntry[];
  airlines: readonly EnumEntry[];
}

/** The maximum number per request. */
const MOST_AIRLINES = 20;

/** The class, the airlines and the purpose. */
export function WishFields(props: WishFieldsProps) {
  const { values, change, messages, purposes, serviceClasses, airlines } = props;
  const { t } = useLingui();
  return (
    <div className={classes.wishes}>
      <NativeSelect
        variant="standard"
        label={t`Service class`}
        data={serviceClasses.map(({ id, label }) => ({ value: id, label }))}
        value={values.serviceClass}
        // The category has the classes of the contract.
        onChange={({ currentTarget: { value } }) =>
          change([], () => ({ serviceClass: value as ServiceClass }))
        }
      />
      {purposes ? (
        <NativeSelect
          variant="standard"
          label={t`Trip purpose`}
          data={[{ value: '', label: t`None` }, ...purposes.map(({ id, label }) => ({ value: id, label }))]}
          value={values.purpose}
          error={messages.purpose}
          onChange={({ currentTarget: { value } }) => change(['purpose'], () => ({ purpose: value }))}
        />
      ) : null}
      <MultiSelect
        label={t`Preferred airlines`}
        description={t`Only their flights are searched.`}
        placeholder={values.airlines.length === 0 ? t`All airlines` : ''}
        data={airlines.map(({ id, label }) => ({ value: id, label: `${id} ${label}` }))}
        value={[...values.airlines]}
        maxValues={MOST_AIRLINES}
        limit={MOST_AIRLINES}
        searchable
        hidePickedOptions
        nothingFoundMessage={<Trans>No such airline</Trans>}
        comboboxProps={{ withinPortal: false, shadow: 'md' }}
        onChange={(chosen) => change([], () => ({ airlines: chosen }))}
      />
      <Checkbox
        className={classes.direct ?? ''}
        label={<Trans>Direct flights only</Trans>}
        checked={values.directOnly}
        classNames={{ input: classes.box ?? '' }}
        onChange={({ currentTarget: { checked } }) => change([], () => ({ directOnly: checked }))}
      />
    </div>
  );
}
