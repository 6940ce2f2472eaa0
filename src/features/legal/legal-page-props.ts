/** What the legal texts take from the configuration. */
export interface LegalPageProps {
  appName: string;
  contactEmail: string;
}
