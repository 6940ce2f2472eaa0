import { useLingui } from '@lingui/react/macro';
import { InputBase } from '@mantine/core';
import type { MouseEvent } from 'react';
import classes from './SectionNavigation.module.css';

interface SectionNavigationProps {
  sections: readonly { id: string; title: string }[];
}

/** Links to the sections: beside them on wide screens, otherwise a select above them. */
export function SectionNavigation({ sections }: SectionNavigationProps) {
  const { t } = useLingui();
  const go = (id: string) => (event: MouseEvent) => {
    event.preventDefault();
    show(id);
  };
  return (
    <nav aria-label={t`Sections`} className={classes.navigation}>
      <ul className={classes.links}>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} className={classes.link} onClick={go(id)}>
              {title}
            </a>
          </li>
        ))}
      </ul>
      <div className={classes.choice}>
        <InputBase
          component="select"
          variant="standard"
          size="sm"
          pointer
          label={t`Go to section`}
          onChange={(event: { currentTarget: { value: string } }) => show(event.currentTarget.value)}
        >
          {sections.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </InputBase>
      </div>
    </nav>
  );
}

/** Moves the focus too, so that keyboard users continue there. */
function show(id: string): void {
  document.getElementById(id)?.scrollIntoView();
  document.getElementById(`${id}-title`)?.focus({ preventScroll: true });
}
