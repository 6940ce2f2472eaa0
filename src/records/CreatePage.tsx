import type { ReactNode } from 'react';
import { Page, Surface } from '../components/Page.tsx';
import { SectionForm, type SectionFormProps } from './SectionForm.tsx';

interface CreatePageProps extends Omit<SectionFormProps, 'label'> {
  title: string;
  subtitle?: ReactNode;
}

export function CreatePage({ title, subtitle, ...form }: CreatePageProps) {
  return (
    <Page title={title} subtitle={subtitle}>
      <Surface>
        <SectionForm label={title} Heading="h2" {...form} />
      </Surface>
    </Page>
  );
}
