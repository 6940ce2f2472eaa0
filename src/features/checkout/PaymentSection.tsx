import { Trans } from '@lingui/react/macro';
import type { CheckoutTerms, EnumEntry } from '#domain/contract.ts';
import { Notice } from '../../components/Notice.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden.tsx';
import classes from './Checkout.module.css';
import { CheckoutSection } from './CheckoutSection.tsx';
import type { CheckoutForm } from './use-checkout-form.ts';

interface PaymentSectionProps {
  terms: CheckoutTerms;
  form: CheckoutForm;
  /** The category creditcards. */
  cardBrands: readonly EnumEntry[];
}

/** How the trip is paid. */
export function PaymentSection({ terms, form, cardBrands }: PaymentSectionProps) {
  return (
    <CheckoutSection title={<Trans>Payment</Trans>}>
      {terms.paymentType === 'invoice' ? (
        <p>
          <Trans>The company gets an invoice. Nothing has to be paid now.</Trans>
        </p>
      ) : terms.creditCards.length === 0 ? (
        <Notice kind="warning" title={<Trans>There is no card to pay with</Trans>}>
          <Trans>Add one to the profile of the traveler, or ask your company admin for one.</Trans>
        </Notice>
      ) : (
        <Cards cards={terms.creditCards} form={form} cardBrands={cardBrands} />
      )}
    </CheckoutSection>
  );
}

interface CardsProps {
  cards: CheckoutTerms['creditCards'];
  form: CheckoutForm;
  cardBrands: readonly EnumEntry[];
}

function Cards({ cards, form: { values, missing, change }, cardBrands }: CardsProps) {
  const invalid = missing.includes('creditCardId');
  const brandOf = (vendor: string) => cardBrands.find(({ id }) => id === vendor)?.label ?? vendor;
  return (
    <fieldset className={classes.cards}>
      <legend>
        <VisuallyHidden>
          <Trans>Card</Trans>
        </VisuallyHidden>
      </legend>
      {cards.map(({ card, owner }) => (
        <label key={card._id} className={classes.card}>
          <input
            type="radio"
            name="creditCardId"
            aria-invalid={invalid}
            checked={values.creditCardId === card._id}
            onChange={() => change('creditCardId', { creditCardId: card._id })}
          />
          <span className={classes.cardText}>
            <span>
              {brandOf(card.vendor)} {card.maskedNumber}
            </span>
            <span className={classes.dimmed}>
              {owner === 'company' ? <Trans>Company card</Trans> : <Trans>Own card</Trans>}
              {` · ${card.name} · ${card.expiryDate}`}
            </span>
          </span>
        </label>
      ))}
      {invalid ? (
        <p role="alert" className={classes.error}>
          <Trans>Required</Trans>
        </p>
      ) : null}
    </fieldset>
  );
}
