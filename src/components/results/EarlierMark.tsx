import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { EarlierFit } from '#domain/booking/earlier-choice.ts';
import { Icon } from '../Icon.tsx';
import { checkIcon } from '../icons.ts';
import classes from './EarlierMark.module.css';

const TEXTS: Record<EarlierFit, MessageDescriptor> = {
  same: msg`Your earlier choice`,
  otherTerms: msg`Your earlier choice, on other terms`,
  nearest: msg`Nearest to your earlier choice`,
};

interface EarlierMarkProps {
  fit: EarlierFit;
}

export function EarlierMark({ fit }: EarlierMarkProps) {
  const { t } = useLingui();
  return (
    <p className={classes.mark}>
      <Icon path={checkIcon} size={14} />
      {t(TEXTS[fit])}
    </p>
  );
}
