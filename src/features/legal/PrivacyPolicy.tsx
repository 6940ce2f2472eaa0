import { Trans, useLingui } from '@lingui/react/macro';
import { LegalPage } from '#src/components/LegalPage.tsx';
import { LegalSection } from '#src/components/LegalSection.tsx';
import type { LegalPageProps } from './legal-page-props.ts';
import { OperatorAddress } from './OperatorAddress.tsx';
import { OPERATOR } from './operator.ts';
import { PrivacyData } from './PrivacyData.tsx';
import { PrivacySharing } from './PrivacySharing.tsx';
import { TemplateNotice } from './TemplateNotice.tsx';

export function PrivacyPolicy({ appName, contactEmail }: LegalPageProps) {
  const { t } = useLingui();
  return (
    <LegalPage title={t`Privacy policy`} updated={t`20 November 2026`}>
      <TemplateNotice />
      <p>
        <Trans>
          {appName} is an application with which companies book and manage the business travel of their
          people. This policy says which personal data we process when you use it, why we do so, who receives
          the data, and which rights you have. It follows the Swiss Federal Act on Data Protection and the
          General Data Protection Regulation of the European Union (GDPR).
        </Trans>
      </p>
      <LegalSection title={t`Who is responsible`}>
        <p>
          <Trans>
            {appName} is operated by {OPERATOR.name}, a Swiss company based in Zug.
          </Trans>
        </p>
        <OperatorAddress contactEmail={contactEmail} />
        <p>
          <Trans>
            You use {appName} because your employer, or another company that you travel for, is our customer.
            That company decides which travel data is processed and for what; it is the controller of this
            data, and we process it on its behalf and under a contract with it. A travel agency that works
            with us may look after your company in our place and act on its instructions in the same way. We
            are the controller ourselves for what we need to run the application: sign-in, security, error
            reports and invoicing.
          </Trans>
        </p>
        <p>
          <Trans>
            Your role in {appName} (traveler, travel arranger, company admin or site admin) is set by your
            company or by the travel agency that looks after it. The role decides whose data you can see and
            change, and who can see and change yours.
          </Trans>
        </p>
      </LegalSection>
      <PrivacyData />
      <PrivacySharing />
      <PrivacyRights contactEmail={contactEmail} />
    </LegalPage>
  );
}

interface PrivacyRightsProps {
  contactEmail: string;
}

function PrivacyRights({ contactEmail }: PrivacyRightsProps) {
  const { t } = useLingui();
  return (
    <>
      <LegalSection title={t`Your rights`}>
        <p>
          <Trans>
            You may ask which data about you is processed and receive a copy of it, in a common electronic
            form where the law provides for it. You may have wrong data corrected, have data deleted or its
            use restricted, and object to a use that rests on a legitimate interest. You may withdraw a
            consent at any time; what was done before stays lawful.
          </Trans>
        </p>
        <p>
          <Trans>
            Because your company is the controller of your travel data, please turn to it first. You may also
            write to us at <a href={`mailto:${contactEmail}`}>{contactEmail}</a>; we will help your company to
            answer, or answer ourselves where we are the controller. We may ask you to prove who you are.
          </Trans>
        </p>
        <p>
          <Trans>
            You may complain to a supervisory authority. In Switzerland this is the Federal Data Protection
            and Information Commissioner in Bern; in the European Union it is the authority of the country in
            which you live or work.
          </Trans>
        </p>
        <p>
          <Trans>
            Representative in the European Union (Article 27 GDPR): [name and address, if one has to be
            appointed].
          </Trans>
        </p>
      </LegalSection>
      <LegalSection title={t`Changes to this policy`}>
        <p>
          <Trans>
            We change this policy when the application or the law changes. The version on this page applies.
            When a change is important to you, we tell your company in advance.
          </Trans>
        </p>
      </LegalSection>
    </>
  );
}
