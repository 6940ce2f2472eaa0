import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { CarStation } from '#domain/contract.ts';
import { formatFullDay } from '../../i18n/format.ts';
import { ACCESS_WORDS } from './car-terms.ts';

interface HandoverProps {
  label: ReactNode;
  /** Local time, `yyyy-MM-ddTHH:mm`. */
  at: string;
  station: Pick<CarStation, 'name' | 'access' | 'address' | 'phone'>;
  children?: ReactNode;
}

export function Handover({ label, at, station, children }: HandoverProps) {
  const { t } = useLingui();
  const { name, access, address, phone } = station;
  const { street, postalCode, city } = address;
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {formatFullDay(at.slice(0, 10))}, {at.slice(11)}
      </dd>
      <dd>
        {name}, {t(ACCESS_WORDS[access])}
      </dd>
      <dd>
        {street}, {postalCode} {city}
      </dd>
      <dd>{phone}</dd>
      {children}
    </div>
  );
}
