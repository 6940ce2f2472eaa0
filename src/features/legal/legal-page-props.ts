export interface LegalPageProps {
  appName: string;
  contactEmail: string;
}
