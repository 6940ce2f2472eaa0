import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Checkbox.layer.css';
import { Checkbox } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './SwitchField.module.css';

interface SwitchFieldProps {
  name: string;
  label: ReactNode;
  description?: ReactNode;
  defaultChecked: boolean;
}

/** Something that is on or off. */
export function SwitchField(props: SwitchFieldProps) {
  return <Checkbox {...props} value="on" classNames={{ input: classes.box ?? '' }} />;
}
