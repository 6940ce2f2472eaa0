import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { CookiePolicy } from '../../features/legal/CookiePolicy.tsx';
import { LegalText } from '../../features/legal/LegalText.tsx';

export const Route = createFileRoute('/_public/cookies')({
  staticData: { title: msg`Cookie policy` },
  component: () => <LegalText text={CookiePolicy} />,
});
