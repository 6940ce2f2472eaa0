const FAULTY = ':is(input, select, textarea)[aria-invalid="true"], button[data-error]';

/** The first field of the form that is marked as faulty gets the focus. */
export function focusFirstFault(form: HTMLFormElement): void {
  form.querySelector<HTMLElement>(FAULTY)?.focus();
}
