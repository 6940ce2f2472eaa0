import '../../i18n/catalogues/legal.ts';
import { useRouter } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import type { LegalPageProps } from './legal-page-props.ts';

interface LegalTextProps {
  text: ComponentType<LegalPageProps>;
}

export function LegalText({ text: Text }: LegalTextProps) {
  const { appName, contactEmail } = useRouter().options.context.config;
  return <Text appName={appName} contactEmail={contactEmail} />;
}
