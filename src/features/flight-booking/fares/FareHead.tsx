import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import type { FareColumn } from '#domain/flight-booking/fare-table.ts';
import { Price } from '../../../components/booking/Price.tsx';
import { Spinner } from '../../../components/Spinner.tsx';
import { VisuallyHidden } from '../../../components/VisuallyHidden.tsx';
import { formatDifference, formatMoney } from '../../../i18n/format.ts';
import classes from './FareHead.module.css';

/** From this number down, the seats left are mentioned. */
const FEW_SEATS = 5;

interface FareHeadProps {
  column: FareColumn;
  isSelected: boolean;
  /** Its price is being checked. */
  isBusy: boolean;
  /** It was sold out or withdrawn when it was chosen. */
  isGone: boolean;
  onChoose: (offer: string) => void;
}

/** A fare family with its price, and its button; a fare that was sold out can be tried again. */
export function FareHead({ column, isSelected, isBusy, isGone, onChoose }: FareHeadProps) {
  const { fare, difference, isCheapest, isCheapestInPolicy } = column;
  const { family, price, total, seatsLeft, offer } = fare;
  const { t } = useLingui();
  const shownPrice = formatMoney(total ?? price);
  const more = difference && difference.amount > 0 ? formatDifference(difference) : null;
  return (
    <div className={classes.head}>
      <span className={classes.name}>{family.name}</span>
      <Marks isCheapest={isCheapest} isCheapestInPolicy={isCheapestInPolicy} />
      {isSelected ? (
        <span className={classes.mark}>
          <Trans>Your choice</Trans>
        </span>
      ) : null}
      <Price
        asked={price}
        company={total ?? undefined}
        size="lg"
        note={more === null ? t`per traveller` : t`${more}, per traveller`}
      />
      {isGone ? (
        <span className={classes.warning}>
          <Trans>Sold out when you chose it</Trans>
        </span>
      ) : null}
      {seatsLeft <= FEW_SEATS ? (
        <span className={classes.warning}>
          <Plural value={seatsLeft} one="# seat left" other="# seats left" />
        </span>
      ) : null}
      <Button
        aria-disabled={isBusy}
        aria-label={isSelected ? t`Continue with ${family.name}` : t`Choose ${family.name} for ${shownPrice}`}
        leftSection={isBusy ? <Spinner size={18} /> : null}
        onClick={() => {
          if (!isBusy) onChoose(offer);
        }}
      >
        {isSelected ? <Trans>Continue</Trans> : <Trans>Choose</Trans>}
      </Button>
      <VisuallyHidden role="status">{isBusy ? t`Checking the price of ${family.name}` : ''}</VisuallyHidden>
    </div>
  );
}

function Marks({ isCheapest, isCheapestInPolicy }: Pick<FareColumn, 'isCheapest' | 'isCheapestInPolicy'>) {
  if (isCheapestInPolicy) {
    return (
      <span className={classes.mark} data-kind="inPolicy">
        {isCheapest ? <Trans>Cheapest, and in policy</Trans> : <Trans>Cheapest in policy</Trans>}
      </span>
    );
  }
  return isCheapest ? (
    <span className={classes.mark}>
      <Trans>Cheapest</Trans>
    </span>
  ) : null;
}
