export interface ShellEntry {
  label: string;
  href: string;
  icon?: string;
}
