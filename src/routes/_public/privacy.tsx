import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { LegalText } from '../../features/legal/LegalText.tsx';
import { PrivacyPolicy } from '../../features/legal/PrivacyPolicy.tsx';

export const Route = createFileRoute('/_public/privacy')({
  staticData: { title: msg`Privacy policy` },
  component: () => <LegalText text={PrivacyPolicy} />,
});
