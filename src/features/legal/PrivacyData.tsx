import { Trans, useLingui } from '@lingui/react/macro';
import { AppLink } from '#src/components/AppLink.tsx';
import { LegalSection } from '#src/components/LegalSection.tsx';
import { paths } from '../../components/paths.ts';

export function PrivacyData() {
  const { t } = useLingui();
  return (
    <>
      <LegalSection title={t`Which data we process`}>
        <ul>
          <li>
            <Trans>
              Account: name, e-mail address, language, picture, role, company, and your password, of which we
              keep only a hash that cannot be turned back.
            </Trans>
          </li>
          <li>
            <Trans>
              Profile: title, date of birth, gender, private and business address, telephone numbers,
              department, and the values that your company asks for on its invoices.
            </Trans>
          </li>
          <li>
            <Trans>
              Travel documents: passports and visas with their country, number, and dates of issue and expiry.
            </Trans>
          </li>
          <li>
            <Trans>
              Preferences: seats, meals, assistance, loyalty memberships and remarks. A meal or a request for
              assistance may say something about your health or your religion. It is up to you whether you
              enter it; when you do, you agree that we use it for your bookings, and you can delete it at any
              time.
            </Trans>
          </li>
          <li>
            <Trans>
              Trips: what you searched for and chose, travellers, prices, approvals with their comments,
              changes and cancellations.
            </Trans>
          </li>
          <li>
            <Trans>
              Payment: brand, holder, expiry date and last four digits of a card, and a token that stands for
              its number.
            </Trans>
          </li>
          <li>
            <Trans>
              Technical data: the time, duration and result of each request with a number that names it, your
              network address, sign-ins and failed sign-ins, and reports of errors that you met. The history
              of a trip shows those who may see it the kind of browser and device, and the network, from which
              you changed it.
            </Trans>
          </li>
        </ul>
        <p>
          <Trans>
            Most of this data comes from you, from your company or from the person who arranges your travel.
            Airlines, hotels and car rentals add what concerns your bookings.
          </Trans>
        </p>
      </LegalSection>
      <LegalSection title={t`Why we process it`}>
        <ul>
          <li>
            <Trans>
              To search, book, change and cancel trips, to have them approved as your company's travel policy
              asks, and to pay for them. This is needed to perform the contract with your company and, through
              it, your journey (Article 6(1)(b) and (f) GDPR).
            </Trans>
          </li>
          <li>
            <Trans>
              To meet obligations of law, such as passenger data that authorities demand from carriers, and
              the keeping of business records (Article 6(1)(c) GDPR).
            </Trans>
          </li>
          <li>
            <Trans>
              To keep the application secure and working: to recognise you, to slow down the guessing of
              passwords, to trace changes and to find errors. This is in our and your company's legitimate
              interest (Article 6(1)(f) GDPR).
            </Trans>
          </li>
          <li>
            <Trans>
              To serve meals and give assistance as you wish, with your consent (Article 6(1)(a) and 9(2)(a)
              GDPR).
            </Trans>
          </li>
        </ul>
        <p>
          <Trans>
            We do not sell data, show advertising, or follow you across other sites. Offers are compared with
            the travel policy of your company automatically; whether a trip that needs approval takes place is
            decided by a person.
          </Trans>
        </p>
      </LegalSection>
      <LegalSection title={t`Payment cards`}>
        <p>
          <Trans>
            Card numbers are tokenised as soon as they reach us. The application works with the token, the
            brand, the expiry date and the last four digits only. The number itself is encrypted and kept
            apart from all other data, is read only to pay for a booking, and is never shown again, not even
            to you. We do not keep security codes.
          </Trans>
        </p>
      </LegalSection>
      <LegalSection title={t`Cookies and storage in your browser`}>
        <p>
          <Trans>
            We use one cookie, which keeps you signed in, and two entries in the storage of your browser. The{' '}
            <AppLink href={paths.cookies}>cookie policy</AppLink> describes them.
          </Trans>
        </p>
      </LegalSection>
    </>
  );
}
