import { Trans } from '@lingui/react/macro';
import { Box } from '@mantine/core';
import type { PolicyRule } from '#domain/contract.ts';
import type { FareRemedy } from '#domain/flight-booking/fare-table.ts';
import type { FareEntry } from '#domain/flight-booking/flight-list.ts';
import { Disclosure } from '../../../components/results/Disclosure.tsx';
import { VerdictExplanation } from '../../../components/verdicts/VerdictExplanation.tsx';
import { formatDifference } from '../../../i18n/format.ts';
import { fareValues } from './fare-values.ts';

interface RemediesProps {
  remedies: readonly FareRemedy[];
  fare: FareEntry;
  rules: readonly PolicyRule[];
}

export function Remedies({ remedies, fare, rules }: RemediesProps) {
  if (remedies.length === 0) return null;
  const other = remedies.find((remedy) => remedy.kind === 'otherFare');
  return (
    <Disclosure
      showLabel={<Trans>What would be in policy</Trans>}
      hideLabel={<Trans>Hide what would be in policy</Trans>}
    >
      {() => (
        <>
          <Box component="p" my="xs">
            {other ? <OtherFare remedy={other} /> : <OtherFlight />}
          </Box>
          <VerdictExplanation verdict={fare.verdict} rules={rules} offered={fareValues(fare)} />
        </>
      )}
    </Disclosure>
  );
}

function OtherFare({ remedy: { fare, difference } }: { remedy: Extract<FareRemedy, { kind: 'otherFare' }> }) {
  const { name } = fare.family;
  if (!difference) return <Trans>{name} on these flights</Trans>;
  const price = formatDifference(difference);
  return (
    <Trans>
      {name} on these flights, {price}
    </Trans>
  );
}

function OtherFlight() {
  return <Trans>Another flight that keeps these rules:</Trans>;
}
