import { Trans } from '@lingui/react/macro';
import { PASSWORD_MIN_LENGTH } from '#domain/passwords.ts';
import { Icon } from '../../components/Icon.tsx';
import { checkIcon } from '../../components/icons.ts';
import classes from './PasswordRule.module.css';

interface PasswordRuleProps {
  /** How many characters have been entered. */
  length: number;
}

/** The rule, and how far it is met. */
export function PasswordRule({ length }: PasswordRuleProps) {
  const met = length >= PASSWORD_MIN_LENGTH;
  return (
    <span className={classes.rule}>
      <span className={classes.length} data-met={met}>
        {met ? <Icon path={checkIcon} size={14} /> : null}
        <Trans>
          {length} of at least {PASSWORD_MIN_LENGTH} characters
        </Trans>
      </span>
      <Trans>
        A few words that don't belong together are easy to remember. Common passwords are refused.
      </Trans>
    </span>
  );
}
