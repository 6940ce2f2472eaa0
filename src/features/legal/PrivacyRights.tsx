import { Trans, useLingui } from '@lingui/react/macro';
import { LegalSection } from '#src/components/LegalSection.tsx';

export interface PrivacyRightsProps {
  contactEmail: string;
}

/** The rights of users, and whom to contact. */
export function PrivacyRights({ contactEmail }: PrivacyRightsProps) {
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
