import type { ReactNode } from 'react';
import { Icon } from '../Icon.tsx';
import { checkIcon, errorIcon } from '../icons.ts';
import classes from './StatusMark.module.css';

export type Tone = 'waiting' | 'busy' | 'good' | 'bad' | 'over';

const MARKS = {
  waiting: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Zm0 4.5V12l3 2',
  busy: 'M4.5 12a7.5 7.5 0 0 1 13-5.1L20 9.2M20 4.5v4.7h-4.7M19.5 12a7.5 7.5 0 0 1-13 5.1L4 14.8m0 4.7v-4.7h4.7',
  good: checkIcon,
  bad: errorIcon,
  over: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM5.8 5.8l12.4 12.4',
} satisfies Record<Tone, string>;

interface StatusMarkProps {
  tone: Tone;
  children: ReactNode;
}

export function StatusMark({ tone, children }: StatusMarkProps) {
  return (
    <span className={classes.mark} data-tone={tone}>
      <Icon path={MARKS[tone]} size={16} />
      {children}
    </span>
  );
}
