import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Combobox.layer.css';
import '@mantine/core/styles/ScrollArea.layer.css';
import { useLingui } from '@lingui/react/macro';
import { defaultOptionsFilter, type OptionsFilter, Select } from '@mantine/core';
import type { CompanyReference } from '#domain/contract.ts';
import classes from './CompanySwitcher.module.css';

export interface CompanySearch {
  onSearch: (searchString: string) => void;
  /** The ids found for the last answered text, which need not match by name. */
  found: readonly string[];
  isPending: boolean;
}

interface CompanySwitcherProps {
  companies: CompanyReference[];
  activeCompanyId: string;
  onChoose: (companyId: string) => void;
  search?: CompanySearch;
}

export function CompanySwitcher({ companies, activeCompanyId, onChoose, search }: CompanySwitcherProps) {
  const { t } = useLingui();
  const active = companies.find(({ _id }) => _id === activeCompanyId)?.name;
  return (
    <Select
      aria-label={t`Company`}
      data={companies.map(({ _id, name }) => ({ value: _id, label: name }))}
      value={activeCompanyId}
      onChange={(companyId) => companyId !== null && companyId !== activeCompanyId && onChoose(companyId)}
      // The field also reports the name that it sets itself.
      onSearchChange={(text) => search?.onSearch(text === active ? '' : text)}
      searchable
      filter={byNameOr(search?.found ?? [])}
      allowDeselect={false}
      nothingFoundMessage={search?.isPending ? undefined : t`No such company`}
      comboboxProps={{ shadow: 'md', withinPortal: false }}
      classNames={{ dropdown: classes.dropdown ?? '' }}
    />
  );
}

function byNameOr(found: readonly string[]): OptionsFilter {
  return (input) => {
    const named = defaultOptionsFilter(input);
    return input.options.filter(
      (option) => named.includes(option) || ('value' in option && found.includes(option.value)),
    );
  };
}
