import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Combobox.layer.css';
import '@mantine/core/styles/ScrollArea.layer.css';
import { useLingui } from '@lingui/react/macro';
import { Select } from '@mantine/core';
import type { CompanyReference } from '#domain/contract.ts';
import classes from './CompanySwitcher.module.css';

interface CompanySwitcherProps {
  companies: CompanyReference[];
  activeCompanyId: string;
  onChoose: (companyId: string) => void;
  /** Looks further than the companies at hand, for those who may act as more than one page of them. */
  onSearch?: ((searchString: string) => void) | undefined;
}

export function CompanySwitcher({ companies, activeCompanyId, onChoose, onSearch }: CompanySwitcherProps) {
  const { t } = useLingui();
  const active = companies.find(({ _id }) => _id === activeCompanyId)?.name;
  return (
    <Select
      aria-label={t`Company`}
      data={companies.map(({ _id, name }) => ({ value: _id, label: name }))}
      value={activeCompanyId}
      onChange={(companyId) => companyId !== null && companyId !== activeCompanyId && onChoose(companyId)}
      // The field also tells of the name that it puts there itself.
      onSearchChange={(text) => onSearch?.(text === active ? '' : text)}
      searchable
      allowDeselect={false}
      nothingFoundMessage={t`No such company`}
      comboboxProps={{ shadow: 'md', withinPortal: false }}
      classNames={{ dropdown: classes.dropdown ?? '' }}
    />
  );
}
