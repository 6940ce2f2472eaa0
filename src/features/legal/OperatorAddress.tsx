import { OPERATOR } from './operator.ts';

export interface OperatorAddressProps {
  contactEmail: string;
}

export function OperatorAddress({ contactEmail }: OperatorAddressProps) {
  return (
    <address>
      {OPERATOR.name}
      <br />
      {OPERATOR.street}
      <br />
      {OPERATOR.city}
      <br />
      {OPERATOR.country}
      <br />
      <a href={`mailto:${contactEmail}`}>{contactEmail}</a>
    </address>
  );
}
