import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { hasAspect } from '#domain/flight-booking/flight-index.ts';
import type { FareEntry } from '#domain/flight-booking/flight-list.ts';
import { FARE_ASPECTS } from '#domain/flight-booking/flight-list-settings.ts';
import { inOneLine, ResultMarks } from '../../../components/results/ResultCard.tsx';
import { badgeIcon, refundIcon } from '../../../components/shell-icons.ts';
import { SERVICE_CLASSES } from '../../../components/verdicts/rule-texts.ts';
import classes from './Flights.module.css';
import { FARE_ASPECT_WORDS } from './fare-aspect-words.ts';

/** From this number down, the seats left are mentioned. */
const FEW_SEATS = 5;

interface FareTraitsProps {
  fare: FareEntry;
  /** It was sold out or withdrawn when it was last chosen. */
  gone: boolean;
}

/** The properties of the fare behind the price: cabin, bags, changes and refunds. */
export function FareTraits({ fare, gone }: FareTraitsProps) {
  const { t } = useLingui();
  const { family, serviceClasses, seatsLeft } = fare;
  const cabins = [...new Set(serviceClasses)].map((one) => t(SERVICE_CLASSES[one])).join(', ');
  const marks = FARE_ASPECTS.filter((aspect) => aspect !== 'BagIncluded' && hasAspect(fare, aspect));
  return (
    <div className={classes.traits}>
      <p>
        {inOneLine([
          new Set(serviceClasses).size > 1 ? t`Mixed cabins: ${cabins}` : cabins,
          family.name,
          family.carryOn.pieces > 0
            ? t`${family.carryOn.pieces} × ${family.carryOn.kilogramsEach} kg in the cabin`
            : t`No cabin bag`,
          family.checked.pieces > 0
            ? t`${family.checked.pieces} × ${family.checked.kilogramsEach} kg checked in`
            : t`No checked bag`,
        ])}
      </p>
      <ResultMarks
        marks={marks.map((aspect) => ({
          icon: aspect === 'Refundable' ? refundIcon : badgeIcon,
          text: t(FARE_ASPECT_WORDS[aspect]),
        }))}
      />
      {gone ? (
        <p className={classes.warning}>
          <Trans>Not available when you chose it</Trans>
        </p>
      ) : null}
      {seatsLeft <= FEW_SEATS ? (
        <p className={classes.warning}>
          <Plural value={seatsLeft} one="# seat left" other="# seats left" />
        </p>
      ) : null}
    </div>
  );
}
