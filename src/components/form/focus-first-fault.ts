const FAULTY = ':is(input, select, textarea)[aria-invalid="true"], button[data-error]';

/** Focuses the first invalid field of the form. */
export function focusFirstFault(form: HTMLFormElement): void {
  form.querySelector<HTMLElement>(FAULTY)?.focus();
}
