import { Trans } from '@lingui/react/macro';
import { Stack, Text } from '@mantine/core';
import { validCards } from '#domain/cards/card-expiry.ts';
import type { CheckoutTerms, EnumEntry } from '#domain/contract.ts';
import { Notice } from '../../components/Notice.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden.tsx';
import classes from './Checkout.module.css';
import { CheckoutSection } from './CheckoutSection.tsx';
import type { CheckoutForm } from './use-checkout-form.ts';

interface PaymentSectionProps {
  terms: CheckoutTerms;
  endsOn: string;
  form: CheckoutForm;
  cardBrands: readonly EnumEntry[];
}

export function PaymentSection({ terms, endsOn, form, cardBrands }: PaymentSectionProps) {
  return (
    <CheckoutSection title={<Trans>Payment</Trans>}>
      {terms.paymentType === 'invoice' ? (
        <p>
          <Trans>The company gets an invoice. Nothing has to be paid now.</Trans>
        </p>
      ) : terms.creditCards.length === 0 ? (
        <Notice kind="warning" title={<Trans>There is no card to pay with</Trans>}>
          {howToAddACard}
        </Notice>
      ) : (
        <Cards cards={terms.creditCards} endsOn={endsOn} form={form} cardBrands={cardBrands} />
      )}
    </CheckoutSection>
  );
}

const howToAddACard = (
  <Trans>Add one to the profile of the traveller, or ask your company admin for one.</Trans>
);

interface CardsProps {
  cards: CheckoutTerms['creditCards'];
  endsOn: string;
  form: CheckoutForm;
  cardBrands: readonly EnumEntry[];
}

function Cards({ cards, endsOn, form: { values, missing, change }, cardBrands }: CardsProps) {
  const invalid = missing.includes('creditCardId');
  const valid = validCards(cards, endsOn);
  const brandOf = (vendor: string) => cardBrands.find(({ id }) => id === vendor)?.label ?? vendor;
  return (
    <fieldset className={classes.cards}>
      <legend>
        <VisuallyHidden>
          <Trans>Card</Trans>
        </VisuallyHidden>
      </legend>
      {valid.length === 0 ? (
        <Notice kind="warning" title={<Trans>No card is valid until the end of the trip</Trans>}>
          {howToAddACard}
        </Notice>
      ) : null}
      {cards.map((offered) => {
        const { _id } = offered.card;
        const isValid = valid.includes(offered);
        return (
          <label key={_id} className={classes.card} data-ring="choice">
            <input
              type="radio"
              name="creditCardId"
              aria-invalid={invalid}
              disabled={!isValid}
              checked={isValid && values.creditCardId === _id}
              onChange={() => change('creditCardId', { creditCardId: _id })}
            />
            <CardText offered={offered} brand={brandOf(offered.card.vendor)} isValid={isValid} />
          </label>
        );
      })}
      {invalid ? (
        <Text role="alert" c="var(--mantine-color-error)" fz="xs">
          <Trans>Required</Trans>
        </Text>
      ) : null}
    </fieldset>
  );
}

interface CardTextProps {
  offered: CheckoutTerms['creditCards'][number];
  brand: string;
  isValid: boolean;
}

function CardText({ offered: { card, owner }, brand, isValid }: CardTextProps) {
  return (
    <Stack component="span" gap={0}>
      <span>
        {brand} {card.maskedNumber}
      </span>
      <Text span c="dimmed" fz="sm">
        {owner === 'company' ? <Trans>Company card</Trans> : <Trans>Own card</Trans>}
        {` · ${card.name} · ${card.expiryDate}`}
      </Text>
      {isValid ? null : (
        <span>
          <Trans>Expires before the end of the trip</Trans>
        </span>
      )}
    </Stack>
  );
}
