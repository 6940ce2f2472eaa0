interface IconProps {
  path: string;
  size?: number;
}

/** An icon next to a text with the same meaning; it is never the only carrier of a meaning. */
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
