import { Plural } from '@lingui/react/macro';
import type { CustomFieldProps } from '../../../records/field-spec.ts';

/** How many people a change of a policy concerns; nothing for one that is new. */
export function PolicyUsers({ value }: Pick<CustomFieldProps, 'value'>) {
  if (typeof value !== 'number') return null;
  return (
    <p>
      <Plural
        value={value}
        _0="No one has this policy."
        one="One person has this policy."
        other="# people have this policy."
      />
    </p>
  );
}
