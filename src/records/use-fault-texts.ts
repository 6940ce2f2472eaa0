import { useLingui } from '@lingui/react/macro';
import type { Messages } from '../components/form/use-app-form.ts';
import type { Fault } from './read-fields.ts';

/** The error messages of fields. */
export function useFaultTexts(): (faults: Readonly<Record<string, Fault>>) => Messages<string> {
  const { t, i18n } = useLingui();
  const texts = {
    required: t`Required`,
    oneLine: t`Please remove line breaks, tabs and other control characters.`,
    email: t`Please enter a valid email address.`,
    phone: t`Please enter a telephone number, such as +41 41 555 01 00.`,
    number: t`Please enter a number in the allowed range.`,
    money: t`Please enter an amount, such as 12.50.`,
    unknown: t`Nothing fits. Please choose one of those that are found.`,
  } satisfies Record<Exclude<Fault, object>, string>;
  const wordsOf = (fault: Fault) => (typeof fault === 'string' ? texts[fault] : i18n._(fault));
  return (faults) =>
    Object.fromEntries(Object.entries(faults).map(([name, fault]) => [name, wordsOf(fault)]));
}
