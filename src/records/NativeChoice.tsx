import { InputBase, type InputBaseProps } from '@mantine/core';
import type { ComponentPropsWithRef } from 'react';
import { Icon } from '../components/Icon.tsx';
import { downIcon } from '../components/shell-icons.ts';

export type NativeChoiceProps = InputBaseProps & Omit<ComponentPropsWithRef<'select'>, keyof InputBaseProps>;

/** A native select with an arrow. */
export function NativeChoice(props: NativeChoiceProps) {
  return (
    <InputBase
      {...props}
      component="select"
      pointer
      rightSection={<Icon path={downIcon} size={16} />}
      rightSectionPointerEvents="none"
    />
  );
}
