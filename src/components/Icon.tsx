interface IconProps {
  /** What is drawn, on a ground of 24 by 24: one of `icons.ts` or `shell-icons.ts`. */
  path: string;
  size?: number;
}

/** A drawing beside a text that says the same; it is never the only carrier of a meaning. */
export function Icon({ path, size = 20 }: IconProps) {
  return (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.7}
      strokeLinecap="round"
      strokeLinejoin="round"
      focusable="false"
    >
      <path d={path} />
    </svg>
  );
}
