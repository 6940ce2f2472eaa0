import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Group, Stack, Text } from '@mantine/core';
import { hasAspect } from '#domain/flight-booking/flight-index.ts';
import type { FareEntry } from '#domain/flight-booking/flight-list.ts';
import { FARE_ASPECTS } from '#domain/flight-booking/flight-list-settings.ts';
import type { UsualEmissions } from '#domain/flight-booking/usual-emissions.ts';
import { allowanceText } from '../../../components/booking/fare-terms.ts';
import { inOneLine } from '../../../components/results/ResultCard.tsx';
import { SERVICE_CLASSES } from '../../../components/verdicts/rule-texts.ts';
import classes from './FlightCard.module.css';
import { FARE_ASPECT_WORDS } from './fare-aspect-words.ts';

const FEW_SEATS = 5;

interface FareTraitsProps {
  fare: FareEntry;
  usual: UsualEmissions | null;
  isOfMore: boolean;
  gone: boolean;
}

export function FareTraits({ fare, usual, isOfMore, gone }: FareTraitsProps) {
  const { t } = useLingui();
  const { family, serviceClasses, seatsLeft } = fare;
  const cabins = [...new Set(serviceClasses)].map((one) => t(SERVICE_CLASSES[one])).join(', ');
  const { carryOn, checked } = family;
  const [inCabin, inHold] = [t(allowanceText(carryOn)), t(allowanceText(checked))];
  return (
    <Stack className={classes.traits} gap={2} c="dimmed" fz="xs">
      <p>
        {inOneLine([
          new Set(serviceClasses).size > 1 ? t`Mixed cabins: ${cabins}` : undefined,
          family.name.startsWith(cabins) || new Set(serviceClasses).size > 1 ? undefined : cabins,
          family.name,
          carryOn.pieces > 0 ? t`${inCabin} in the cabin` : t`No cabin bag`,
          checked.pieces > 0 ? t`${inHold} checked in` : t`No checked bag`,
        ])}
      </p>
      <Group component="p" gap="0 12px" align="stretch">
        <Emissions co2Kg={fare.co2Kg} usual={usual} isOfMore={isOfMore} />
        {FARE_ASPECTS.filter((aspect) => aspect !== 'BagIncluded' && hasAspect(fare, aspect)).map(
          (aspect) => (
            <span key={aspect}>{t(FARE_ASPECT_WORDS[aspect])}</span>
          ),
        )}
        {gone ? (
          <Text span c="var(--notice-warning-mark)">
            <Trans>Not available when you chose it</Trans>
          </Text>
        ) : null}
        {seatsLeft !== undefined && seatsLeft <= FEW_SEATS ? (
          <Text span c="var(--notice-warning-mark)">
            <Plural value={seatsLeft} one="# seat left" other="# seats left" />
          </Text>
        ) : null}
      </Group>
    </Stack>
  );
}

type EmissionsProps = Pick<FareTraitsProps, 'usual' | 'isOfMore'> & Pick<FareEntry, 'co2Kg'>;

function Emissions({ co2Kg, usual, isOfMore }: EmissionsProps) {
  const kilograms = Math.round(co2Kg);
  const more = usual ? Math.round((co2Kg / usual.co2Kg - 1) * 100) : 0;
  const less = -more;
  return (
    <span className={classes.emissions} data-low={less > 0}>
      {isOfMore ? <Trans>{kilograms} kg CO₂ in all</Trans> : <Trans>{kilograms} kg CO₂</Trans>}
      {less > 0 ? <Trans>, {less}% less</Trans> : null}
      {more > 0 ? <Trans>, {more}% more</Trans> : null}
    </span>
  );
}
