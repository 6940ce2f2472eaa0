import { Trans, useLingui } from '@lingui/react/macro';
import { AppLink } from '#src/components/AppLink.tsx';
import { LegalPage } from '#src/components/LegalPage.tsx';
import { LegalSection } from '#src/components/LegalSection.tsx';
import { paths } from '../../components/paths.ts';
import type { LegalPageProps } from './legal-page-props.ts';
import { TemplateNotice } from './TemplateNotice.tsx';

export function CookiePolicy({ appName, contactEmail }: LegalPageProps) {
  const { t } = useLingui();
  return (
    <LegalPage title={t`Cookie policy`} updated={t`20 November 2026`}>
      <TemplateNotice />
      <p>
        <Trans>
          This page lists everything that {appName} stores in your browser. All of it is needed for what you
          ask the application to do. There are no cookies for advertising, statistics or social networks, and
          none of other companies.
        </Trans>
      </p>
      <LegalSection title={t`The cookie`}>
        <StoredItem
          name="zugvogel_refresh"
          purpose={t`Keeps you signed in. It names your session, so that the application can renew your access when you reload the page or come back. Scripts cannot read it, it is sent to the sign-in service of ${appName} only, and its value is replaced each time it is used.`}
          duration={t`From sign-in to sign-out; at most 30 days, and 7 days when you do not use the application. It loses its effect earlier when your password is changed on another device or your access is withdrawn.`}
        />
      </LegalSection>
      <LegalSection title={t`The local storage of your browser`}>
        <StoredItem
          name="lng"
          purpose={t`Remembers the language in which the application speaks to you.`}
          duration={t`Until you delete the data of this site in your browser.`}
        />
        <StoredItem
          name="cookie_accepted"
          purpose={t`Remembers that you have closed the notice about cookies, so that it does not come back.`}
          duration={t`Until you delete the data of this site in your browser.`}
        />
        <p>
          <Trans>
            Nothing about you as a person is kept there: no password, no access token and no travel data.
          </Trans>
        </p>
      </LegalSection>
      <LegalSection title={t`Why we do not ask for consent`}>
        <p>
          <Trans>
            The law asks for consent to storage that is not necessary. The cookie and the two entries above
            are necessary for the service that you use, so we inform you about them (Article 45c of the Swiss
            Telecommunications Act; Article 5(3) of Directive 2002/58/EC). Should this ever change, we will
            ask you first.
          </Trans>
        </p>
      </LegalSection>
      <LegalSection title={t`What you can do`}>
        <p>
          <Trans>
            You can delete or block cookies and stored data in the settings of your browser. Without the
            cookie you can still sign in, but you will have to do so again each time you reload the page. Sign
            out when you have finished on a computer that you share with others.
          </Trans>
        </p>
        <p>
          <Trans>
            How we process personal data is described in the{' '}
            <AppLink href={paths.privacy}>privacy policy</AppLink>. If you have a question, write to{' '}
            <a href={`mailto:${contactEmail}`}>{contactEmail}</a>.
          </Trans>
        </p>
      </LegalSection>
    </LegalPage>
  );
}

interface StoredItemProps {
  name: string;
  purpose: string;
  duration: string;
}

function StoredItem({ name, purpose, duration }: StoredItemProps) {
  return (
    <>
      <h3>
        <code>{name}</code>
      </h3>
      <p>
        <strong>
          <Trans>Purpose:</Trans>
        </strong>{' '}
        {purpose}
      </p>
      <p>
        <strong>
          <Trans>How long:</Trans>
        </strong>{' '}
        {duration}
      </p>
    </>
  );
}
