/** A page in a menu; pages that the user may not see, or that don't exist, are left out. */
export interface ShellEntry {
  label: string;
  href: string;
  /** The drawing before the label. */
  icon?: string;
}
