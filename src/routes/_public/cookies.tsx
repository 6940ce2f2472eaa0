import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { LegalText } from '../../app/legal/LegalText.tsx';
import { CookiePolicy } from '../../features/legal/CookiePolicy.tsx';

export const Route = createFileRoute('/_public/cookies')({
  staticData: { title: msg`Cookie policy` },
  component: () => <LegalText text={CookiePolicy} />,
});
