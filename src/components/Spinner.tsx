import classes from './Waiting.module.css';

interface SpinnerProps {
  size?: number;
}

export function Spinner({ size = 40 }: SpinnerProps) {
  return (
    <svg
      aria-hidden="true"
      className={classes.spinner}
      width={size}
      height={size}
      viewBox="0 0 40 40"
      focusable="false"
    >
      <circle cx="20" cy="20" r="17" className={classes.track} />
      <circle cx="20" cy="20" r="17" className={classes.arc} pathLength="100" strokeDasharray="28 72" />
    </svg>
  );
}
