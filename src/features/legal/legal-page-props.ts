/** The configured values in the legal texts. */
export interface LegalPageProps {
  appName: string;
  contactEmail: string;
}
