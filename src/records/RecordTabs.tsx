import { AppLink } from '../components/AppLink.tsx';
import classes from './RecordList.module.css';

export interface Tab {
  label: string;
  href: string;
  current: boolean;
}

interface RecordTabsProps {
  label: string;
  tabs: readonly Tab[];
}

export function RecordTabs({ label, tabs }: RecordTabsProps) {
  return (
    <nav className={classes.tabs} data-tabs="true" aria-label={label}>
      {tabs.map(({ label: text, href, current }) => (
        <AppLink key={href} href={href} className={classes.tab} {...(current && { 'aria-current': 'page' })}>
          {text}
        </AppLink>
      ))}
    </nav>
  );
}
