import type { Assertion } from '../../assertion.ts';
import type { CheckoutFacts } from '../checkout-facts.ts';
import { type Checkout, isFormShown } from '../reference-state.ts';

interface Entered {
  purpose: string;
  comment: string;
  project: string | null;
  missing: string[];
}

/** What was entered or is known, and what is missing. */
export const entered: Assertion<Checkout, CheckoutFacts, Entered> = {
  predict(state) {
    if (!isFormShown(state)) return undefined;
    return {
      purpose: 'Trip purpose: Client visit',
      comment: state.comment,
      project: state.card === null ? null : state.project,
      missing: state.isProjectMissing ? ['Project'] : [],
    };
  },
  ask: async (page) => {
    const form = page.locator('main form');
    const textIn = async (label: string) => {
      const [entered = null] = await form
        .getByLabel(label)
        .evaluateAll((found) => found.map((field) => (field as HTMLInputElement).value));
      return entered;
    };
    const missing = await form
      .locator('[aria-invalid=true]')
      .evaluateAll((found) =>
        found.map((field) => (field as HTMLInputElement).labels?.[0]?.textContent ?? ''),
      );
    return {
      purpose: (await form.getByText(/^Trip purpose/).allInnerTexts()).join(),
      comment: (await textIn('Comment (optional)')) ?? '',
      project: await textIn('Project'),
      missing,
    };
  },
};
