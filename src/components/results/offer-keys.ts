import type { KeyboardEvent } from 'react';

const CHOOSE = '[data-choose]';

/** The primary button of the first offer gets the focus, past all filters. */
export function focusFirstOffer(results: HTMLElement): void {
  results.querySelector<HTMLElement>(`article ${CHOOSE}`)?.focus();
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Up and down lead from any button of an offer to the primary one of the next. */
export function moveBetweenOffers(event: KeyboardEvent<HTMLElement>): void {
  const { target, currentTarget: list } = event;
  const step = STEPS[event.key];
  if (step === undefined || !(target instanceof HTMLButtonElement) || target.closest('[popover]')) return;
  const offers = [...list.querySelectorAll('article')];
  const next = offers[offers.findIndex((offer) => offer.contains(target)) + step];
  const choose = next?.querySelector<HTMLElement>(CHOOSE);
  if (!choose) return;
  event.preventDefault();
  choose.focus();
}
