import { useState } from 'react';
import type { ListSettings } from '#domain/booking/flow-types.ts';

interface ListProps<Settings extends ListSettings> {
  settings: Settings;
  onSort: (sort: Settings['sort']) => void;
  onFilter: (filter: Settings['filter']) => void;
  onPage: (page: number) => void;
}

/** Stores the choices, like the flow. */
export function useListSettings<Settings extends ListSettings>(
  props: ListProps<Settings>,
): ListProps<Settings> {
  const [settings, setSettings] = useState(props.settings);
  return {
    settings,
    onSort: (sort) => {
      setSettings({ ...settings, sort, page: 1 });
      props.onSort(sort);
    },
    onFilter: (filter) => {
      setSettings({ ...settings, filter, page: 1 });
      props.onFilter(filter);
    },
    onPage: (page) => {
      setSettings({ ...settings, page });
      props.onPage(page);
    },
  };
}
