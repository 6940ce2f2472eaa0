import { useLingui } from '@lingui/react/macro';
import { useMediaQuery } from '@mantine/hooks';
import { formatFullDay } from '../../i18n/format.ts';
import classes from './CalendarField.module.css';

export function useCalendarProps() {
  const { t } = useLingui();
  const wide = useMediaQuery('(min-width: 48em)', true, { getInitialValueInEffect: false });
  return {
    'aria-label': t`Calendar`,
    maxLevel: 'month',
    numberOfColumns: wide ? 2 : 1,
    size: wide ? 'md' : 'lg',
    classNames: { day: classes.day ?? '' },
    getDayAriaLabel: formatFullDay,
    ariaLabels: { previousMonth: t`Previous month`, nextMonth: t`Next month` },
  } as const;
}
