import { Trans, useLingui } from '@lingui/react/macro';
import { Stack, Text } from '@mantine/core';
import type { BookingTraveler } from '#domain/booking/flow-types.ts';
import type { FareFamily } from '#domain/contract.ts';
import type { BagOffer } from '#domain/flight-booking/available-extras.ts';
import { departureOf, destinationOf, originOf } from '#domain/flight-booking/flight-times.ts';
import { chooseBags, type SelectedBag, type SelectedExtras } from '#domain/flight-booking/selected-extras.ts';
import { multiplyMoney } from '#domain/money.ts';
import { allowanceText } from '../../../components/booking/fare-terms.ts';
import { ChoiceField } from '../../../components/results/CheckList.tsx';
import { formatMoney, formatShortDay } from '../../../i18n/format.ts';
import classes from './FlightOptions.module.css';
import { OptionsSection } from './OptionsSection.tsx';
import type { FlightOptionsScreenProps } from './options-props.ts';

interface BagsSectionProps
  extends Pick<FlightOptionsScreenProps, 'priced' | 'travelers' | 'extras' | 'onWrite'> {
  bags: readonly BagOffer[];
}

export function BagsSection({ bags, priced, travelers, extras, onWrite }: BagsSectionProps) {
  const { t } = useLingui();
  const { family } = priced.fare;
  return (
    <OptionsSection title={<Trans>Bags</Trans>}>
      <Included family={family} />
      {bags.length === 0 ? (
        <Text c="dimmed" fz="sm">
          <Trans>No more bags can be bought with this fare.</Trans>
        </Text>
      ) : null}
      {priced.legs.map((leg, position) => {
        const offers = bags.filter((bag) => bag.leg === position);
        if (offers.length === 0) return null;
        const day = formatShortDay(departureOf(leg).slice(0, 10));
        return (
          <Stack key={departureOf(leg)} component="fieldset" gap="xs">
            <Text component="legend" mb="xs" fw={600}>
              {t`${originOf(leg)} to ${destinationOf(leg)}, ${day}`}
            </Text>
            <div className={classes.fields}>
              {travelers.flatMap((traveler) =>
                offers.map((offer) => (
                  <BagField
                    key={`${traveler._id} ${offer.kind}`}
                    offer={offer}
                    traveler={traveler}
                    extras={extras}
                    onWrite={onWrite}
                  />
                )),
              )}
            </div>
          </Stack>
        );
      })}
    </OptionsSection>
  );
}

function Included({ family: { carryOn, checked } }: { family: FareFamily }) {
  const { t } = useLingui();
  const [inCabin, inHold] = [t(allowanceText(carryOn)), t(allowanceText(checked))];
  return (
    <Text c="dimmed" fz="sm">
      <Trans>Included for each traveller: {inCabin} in the cabin</Trans>
      {', '}
      {checked.pieces === 0 ? <Trans>no checked bag</Trans> : <Trans>{inHold} checked</Trans>}
    </Text>
  );
}

interface BagFieldProps {
  offer: BagOffer;
  traveler: BookingTraveler;
  extras: SelectedExtras;
  onWrite: (extras: SelectedExtras) => void;
}

function BagField({ offer, traveler, extras, onWrite }: BagFieldProps) {
  const { t } = useLingui();
  const { leg, kind, kilograms, highestQuantity } = offer;
  const name = `${traveler.firstName} ${traveler.lastName}`;
  const bags = kind === 'checked' ? t`${name}: checked bags` : t`${name}: cabin bags`;
  const isSame = (bag: SelectedBag) => bag.leg === leg && bag.kind === kind && bag.traveler === traveler._id;
  const chosen = extras.bags.find(isSame)?.quantity ?? 0;
  const price = (quantity: number) => multiplyMoney(offer.price, quantity);
  const options = Array.from({ length: highestQuantity + 1 }, (_, quantity) => ({
    value: String(quantity),
    label: quantity === 0 ? t`None` : t`${quantity} for ${formatMoney(price(quantity))}`,
  }));
  return (
    <ChoiceField
      label={kilograms === undefined ? bags : t`${bags}, ${kilograms} kg`}
      value={String(chosen)}
      options={options}
      onChange={(value) => {
        const quantity = Number(value);
        onWrite(chooseBags(extras, { leg, kind, traveler: traveler._id, quantity, price: price(quantity) }));
      }}
    />
  );
}
