import type { PartKind } from '#domain/checkout/checkout-part.ts';
import type { SummaryProps } from './kinds/checkout-kind.ts';
import { checkoutKind } from './kinds/checkout-kinds.ts';

export function PartSummary<Kind extends PartKind>(props: SummaryProps<Kind>) {
  const { Summary } = checkoutKind(props.part);
  return <Summary {...props} />;
}
