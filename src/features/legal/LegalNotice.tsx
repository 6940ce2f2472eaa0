import { Trans, useLingui } from '@lingui/react/macro';
import { LegalPage } from '#src/components/LegalPage.tsx';
import { LegalSection } from '#src/components/LegalSection.tsx';
import type { LegalPageProps } from './legal-page-props.ts';
import { OperatorAddress } from './OperatorAddress.tsx';
import { OPERATOR } from './operator.ts';
import { TemplateNotice } from './TemplateNotice.tsx';

export function LegalNotice({ appName, contactEmail }: LegalPageProps) {
  const { t } = useLingui();
  return (
    <LegalPage title={t`Legal notice`} updated={t`20 November 2026`}>
      <TemplateNotice />
      <LegalSection title={t`Operator`}>
        <OperatorAddress contactEmail={contactEmail} />
        <ul>
          <li>
            <Trans>Represented by: [names and functions of those who sign for the company]</Trans>
          </li>
          <li>
            <Trans>
              Entered in the {OPERATOR.commercialRegister} under {OPERATOR.companyNumber} [number to be
              completed]
            </Trans>
          </li>
          <li>
            <Trans>VAT number: {OPERATOR.vatNumber} [number to be completed]</Trans>
          </li>
        </ul>
      </LegalSection>
      <LegalSection title={t`What ${appName} does`}>
        <p>
          <Trans>
            {appName} lets companies search, book and manage flights, hotels and rental cars. {OPERATOR.name}{' '}
            arranges these services; they are provided by airlines, hotels and car rentals. Each booking is a
            contract with the provider concerned, under the conditions that are shown before you book. Which
            offers you may book, and who has to approve them, is decided by your company.
          </Trans>
        </p>
      </LegalSection>
      <LegalSection title={t`Liability`}>
        <p>
          <Trans>
            We keep the content of this application with care. Prices, availability, times and descriptions
            come from the providers and can change until a booking is confirmed; we do not warrant that they
            are complete and correct at every moment. Our liability for slight negligence is excluded as far
            as the law allows. The contract between your company and us takes precedence over this notice.
          </Trans>
        </p>
        <p>
          <Trans>
            This application contains links to sites of others. Their operators alone are responsible for what
            is found there.
          </Trans>
        </p>
      </LegalSection>
      <LegalSection title={t`Copyright and trade marks`}>
        <p>
          <Trans>
            Texts, pictures, drawings and software of this application belong to {OPERATOR.name} or are used
            with permission. They may be copied for use inside your company. The names and marks of airlines,
            hotels and car rentals belong to their owners and are shown to name their services.
          </Trans>
        </p>
        <p>
          <Trans>
            The software of others that your browser loads with it is listed, with its licences, in{' '}
            <a href="/licences.txt">a file of its own</a>.
          </Trans>
        </p>
        <p>
          <Trans>
            Data of others: airports from airport-data-js, places and their names from GeoNames, bases and
            fleets of airlines from OpenTravelData, all under CC BY 4.0 and partly changed; factors of
            emissions from the UK Government under the Open Government Licence 3.0; land, borders, lakes and
            rivers of the map from Natural Earth, in the public domain.
          </Trans>
        </p>
      </LegalSection>
      <LegalSection title={t`Law and place of jurisdiction`}>
        <p>
          <Trans>
            Swiss law applies. The courts of Zug have jurisdiction, unless a law that cannot be set aside
            names others.
          </Trans>
        </p>
      </LegalSection>
    </LegalPage>
  );
}
