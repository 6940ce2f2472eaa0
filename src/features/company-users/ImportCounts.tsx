import { useLingui } from '@lingui/react/macro';
import { Group, Stack, Text } from '@mantine/core';
import type { Counts } from './import-state.ts';
import { useOutcomeTexts } from './use-import-texts.ts';

export function ImportCounts({ counts }: { counts: Counts }) {
  const { t } = useLingui();
  const texts = useOutcomeTexts();
  const shown = [
    { key: 'rows', label: t`Rows`, number: counts.rows },
    ...(['created', 'added', 'changed', 'unchanged', 'refused'] as const).map((outcome) => ({
      key: outcome,
      label: texts[outcome],
      number: counts[outcome],
    })),
  ];
  return (
    <Group component="ul" gap="8px 24px" align="stretch">
      {shown.map(({ key, label, number }) => (
        <Stack key={key} component="li" gap={0}>
          <Text span fz="lg" fw={600}>
            {number}
          </Text>
          <Text span c="dimmed">
            {label}
          </Text>
        </Stack>
      ))}
    </Group>
  );
}
