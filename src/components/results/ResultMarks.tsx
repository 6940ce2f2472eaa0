import { Icon } from '../Icon.tsx';
import classes from './ResultMarks.module.css';

interface ResultMarksProps {
  marks: readonly { icon: string; text: string }[];
}

/** The advantages of a result. */
export function ResultMarks({ marks }: ResultMarksProps) {
  if (marks.length === 0) return null;
  return (
    <ul className={classes.marks}>
      {marks.map(({ icon, text }) => (
        <li key={text} className={classes.mark}>
          <Icon path={icon} size={16} />
          {text}
        </li>
      ))}
    </ul>
  );
}
