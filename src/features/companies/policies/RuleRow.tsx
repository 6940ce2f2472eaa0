import { Trans, useLingui } from '@lingui/react/macro';
import { type MouseEvent, memo } from 'react';
import { VisuallyHidden } from '../../../components/VisuallyHidden.tsx';
import { useSectionFields } from '../../../records/section-fields.ts';
import { TextButton } from '../../../records/TextButton.tsx';
import { RuleInputs, type RuleInputsProps } from './RuleInputs.tsx';
import classes from './RulesField.module.css';
import { titleOf } from './rule-titles.ts';

interface RuleRowProps extends Omit<RuleInputsProps, 'title'> {
  /** Line by line; empty when the rule restricts nothing. */
  sentences: string;
}

/** One rule: its inputs, and their meaning as a sentence. It is not rendered again when other rules change. */
export const RuleRow = memo(function RuleRow({ sentences, ...props }: RuleRowProps) {
  const { t, i18n } = useLingui();
  const title = i18n._(titleOf(props.part, props.field));
  const { change } = useSectionFields();
  const isRemovable = REMOVABLE.test(props.field) && sentences !== '';

  function removeRule({ currentTarget }: MouseEvent<HTMLButtonElement>) {
    change(props.prefix + props.field, '');
    const input = currentTarget.closest('[data-rule]')?.querySelector('input');
    if (!input) return;
    // It keeps its own value.
    input.value = '';
    input.focus();
  }

  return (
    <fieldset data-rule className={classes.rule}>
      <legend>
        <VisuallyHidden>{title}</VisuallyHidden>
      </legend>
      <div className={classes.inputs}>
        <RuleInputs {...props} title={title} />
      </div>
      <div className={classes.said}>
        <p className={sentences === '' ? classes.nothing : classes.sentence}>
          {sentences === '' ? <Trans>Not restricted.</Trans> : sentences}
        </p>
        {isRemovable ? (
          <TextButton aria-label={t`Remove: ${title}`} onClick={removeRule}>
            <Trans>Remove</Trans>
          </TextButton>
        ) : null}
      </div>
    </fieldset>
  );
});

/** Rules that an empty input takes away. */
const REMOVABLE = /budget|highestPrice|Threshold|Minutes$/;
