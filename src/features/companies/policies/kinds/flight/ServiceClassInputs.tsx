import { useLingui } from '@lingui/react/macro';
import { ActionSelect, ClassSelect } from '../../ChoiceSelect.tsx';
import type { RuleInputProps } from '../policy-kind.ts';

export function ServiceClassInputs({ prefix, title }: RuleInputProps) {
  const { t } = useLingui();
  return (
    <>
      <ClassSelect name={`${prefix}serviceClass`} label={title} />
      <ActionSelect name={`${prefix}serviceClassAction`} label={t`If it is a higher one`} />
      <ClassSelect
        name={`${prefix}baselineServiceClass`}
        label={t`Baseline class, always allowed`}
        mayBeNone
      />
    </>
  );
}
