import { useLingui } from '@lingui/react/macro';
import { TextInput, type TextInputProps } from '@mantine/core';
import { useState } from 'react';
import { Icon } from '../Icon.tsx';
import { eyeClosedIcon, eyeIcon } from '../icons.ts';
import classes from './PasswordField.module.css';

/** A password that can be shown, by keyboard too. Mantine's own field weighs more than the page may. */
export function PasswordField(props: Omit<TextInputProps, 'type' | 'rightSection'>) {
  const { t } = useLingui();
  const [visible, setVisible] = useState(false);
  return (
    <TextInput
      autoCapitalize="none"
      spellCheck={false}
      {...props}
      type={visible ? 'text' : 'password'}
      rightSection={
        <button
          type="button"
          className={classes.toggle}
          data-hover="true"
          aria-label={t`Show password`}
          aria-pressed={visible}
          onClick={() => setVisible(!visible)}
        >
          <Icon path={visible ? eyeClosedIcon : eyeIcon} />
        </button>
      }
    />
  );
}
