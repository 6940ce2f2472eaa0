import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Checkbox.layer.css';
import { Checkbox, type CheckboxProps } from '@mantine/core';

export function SwitchField(props: Omit<CheckboxProps, 'classNames'>) {
  return <Checkbox {...props} />;
}
