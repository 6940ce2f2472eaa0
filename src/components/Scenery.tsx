import classes from './Scenery.module.css';

/** Alpine ridges and birds of passage above them: what the product's first pages have in common. */
export function Scenery() {
  return (
    <svg
      aria-hidden="true"
      className={classes.scenery}
      viewBox="0 0 1440 420"
      preserveAspectRatio="xMidYMax slice"
      focusable="false"
    >
      <path
        className={classes.far}
        d="M0 250 120 190l90 50 130-130 80 70 90-60 120 110 110-90 70 50 140-90 130 80 80-50 110 90 100-70 70 40v270H0Z"
      />
      <path
        className={classes.middle}
        d="M0 310 140 250l120 60 150-110 130 100 120-70 150 90 160-130 140 110 130-80 180 60 120-50v220H0Z"
      />
      <path className={classes.near} d="M0 370 180 320l190 50 220-70 210 60 240-80 200 70 200-50v120H0Z" />
      <g className={classes.birds}>
        <path d="M1080 76c12-9 22-8 30 2 8-10 18-11 30-2-12-3-21 0-30 11-9-11-18-14-30-11Z" />
        <path d="M1156 52c9-7 17-6 23 1 6-7 14-8 23-1-9-2-16 0-23 9-7-9-14-11-23-9Z" />
        <path d="M1004 58c9-7 17-6 23 1 6-7 14-8 23-1-9-2-16 0-23 9-7-9-14-11-23-9Z" />
        <path d="M1226 30c7-5 13-5 18 1 5-6 11-6 18-1-7-2-12 0-18 7-6-7-11-9-18-7Z" />
        <path d="M938 38c7-5 13-5 18 1 5-6 11-6 18-1-7-2-12 0-18 7-6-7-11-9-18-7Z" />
      </g>
    </svg>
  );
}
