import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { dueOnSite } from '#domain/due-on-site.ts';
import { cancellationText, depositText, FUEL_RULES } from '../../../../components/booking/car-terms.ts';
import { FactList } from '../../../../components/Page.tsx';
import { formatMoney } from '../../../../i18n/format.ts';
import { isOverPart } from '../../is-over-part.ts';
import type { FactsProps } from '../trip-kind.ts';

export function RentalFacts({ part }: FactsProps<'car'>) {
  const { car, pickUp } = part;
  const { t } = useLingui();
  // The price may have changed after the offer.
  const { amount: due } = dueOnSite(part, part.price.asked);
  const over = isOverPart(part);
  return (
    <FactList>
      <Fact label={<Trans>Car</Trans>}>
        <dd>
          <Trans>{car.model} or similar</Trans>
        </dd>
        <dd>
          <Plural value={car.seats} one="# seat" other="# seats" />,{' '}
          <Plural value={car.days} one="# day" other="# days" />
        </dd>
      </Fact>
      {over ? null : (
        <Fact label={<Trans>Cancellation, local time</Trans>}>
          <dd>{t(cancellationText(car, pickUp.zone))}</dd>
        </Fact>
      )}
      <Fact label={<Trans>Good to know</Trans>}>
        {due.amount > 0 && !over ? <DueAtDesk amount={formatMoney(due)} /> : null}
        <dd>{t(depositText(car))}</dd>
        <dd>{t(FUEL_RULES[car.fuelRule])}</dd>
      </Fact>
    </FactList>
  );
}

function Fact({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      {children}
    </div>
  );
}

function DueAtDesk({ amount }: { amount: string }) {
  return (
    <dd>
      <Trans>{amount} of the price is paid at the counter</Trans>
    </dd>
  );
}
