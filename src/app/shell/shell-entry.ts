/** A page that a menu leads to; one that the person may not see, or that doesn't exist, is not given. */
export interface ShellEntry {
  label: string;
  href: string;
  /** The drawing before the label. */
  icon?: string;
}
