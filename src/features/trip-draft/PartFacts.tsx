import { useLingui } from '@lingui/react/macro';
import { Stack, Text } from '@mantine/core';
import type { CheckoutPart, PartKind } from '#domain/checkout/checkout-part.ts';
import { formatDayRange } from '#domain/day-range.ts';
import { CHOSEN } from '#domain/kinds/chosen-kinds.ts';
import { partTitle } from '#domain/trip-draft/part-title.ts';
import { KIND_NAMES } from './kinds/kind-names.ts';

interface PartFactsProps {
  part: CheckoutPart;
  withTravelers?: boolean;
}

export function PartFacts({ part, withTravelers = false }: PartFactsProps) {
  const { t } = useLingui();
  const { from, to } = daysOf(part);
  const names = part.criteria.travelers.map(({ firstName, lastName }) => `${firstName} ${lastName}`);
  return (
    <Stack variant="breakable" gap={0} miw={0}>
      <Text span c="dimmed" fz="xs">
        {t(KIND_NAMES[part.kind])}
      </Text>
      <Text span fw={600}>
        {partTitle(part)}
      </Text>
      <Text span c="dimmed" fz="sm">
        {formatDayRange(from, to)}
      </Text>
      {withTravelers ? (
        <Text span c="dimmed" fz="sm">
          {names.join(', ')}
        </Text>
      ) : null}
    </Stack>
  );
}

function daysOf<Kind extends PartKind>(part: CheckoutPart<Kind>): { from: string; to: string } {
  const rules = CHOSEN[part.kind];
  return { from: rules.startsOn(part), to: rules.endsOn(part) };
}
