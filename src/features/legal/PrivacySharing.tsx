import { Trans, useLingui } from '@lingui/react/macro';
import { LegalSection } from '#src/components/LegalSection.tsx';

export function PrivacySharing() {
  const { t } = useLingui();
  return (
    <>
      <LegalSection title={t`Who receives data`}>
        <ul>
          <li>
            <Trans>
              People of your company, and of the travel agency that looks after it, as far as their role
              allows.
            </Trans>
          </li>
          <li>
            <Trans>
              Our partners, which are airlines, hotels, car rentals and the reservation systems that connect
              us with them. Each receives what your booking with it needs: as a rule name, contact data,
              travel documents where the law asks for them, preferences, memberships and payment data. A
              search for flights may send memberships with airlines and the names of their holders, for whom
              there may be other prices. They are controllers of what they receive, and their own privacy
              policies apply.
            </Trans>
          </li>
          <li>
            <Trans>
              Companies that work for us, such as those that host our servers and deliver our mail. They are
              bound by contract to use the data for nothing else.
            </Trans>
          </li>
          <li>
            <Trans>Authorities and courts, where a law obliges us.</Trans>
          </li>
        </ul>
      </LegalSection>
      <LegalSection title={t`Where data is kept`}>
        <p>
          <Trans>
            Our data servers are in Switzerland. The European Commission has decided that Switzerland protects
            personal data adequately.
          </Trans>
        </p>
        <p>
          <Trans>
            A journey abroad cannot be booked without sending data abroad: a partner receives your data where
            it works, and that may be a country that protects data less well. Such a transfer is needed for
            the booking that was asked for (Article 49(1)(b) and (c) GDPR; Article 17(1)(b) of the Federal Act
            on Data Protection).
          </Trans>
        </p>
      </LegalSection>
      <LegalSection title={t`How data is protected`}>
        <p>
          <Trans>
            Data travels encrypted between your browser and us. Every request is checked against your role.
            Passwords are stored as hashes, card numbers encrypted. Sign-ins, password changes and changes of
            important data are recorded. When your access is withdrawn, it ends with the next request.
          </Trans>
        </p>
      </LegalSection>
      <LegalSection title={t`How long data is kept`}>
        <ul>
          <li>
            <Trans>
              Accounts and profiles are kept as long as your company is our customer and gives you access,
              unless you or your company delete data earlier.
            </Trans>
          </li>
          <li>
            <Trans>
              Records of trips and invoices are kept for ten years where the Swiss Code of Obligations asks
              for it (Article 958f).
            </Trans>
          </li>
          <li>
            <Trans>
              Passports, visas and cards are deleted when you or your company remove them, and at the latest
              with the account.
            </Trans>
          </li>
          <li>
            <Trans>
              Technical records are kept as long as the security of the application needs them: [period, to be
              agreed with the operator of the servers].
            </Trans>
          </li>
        </ul>
      </LegalSection>
    </>
  );
}
