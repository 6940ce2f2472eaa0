import { Trans, useLingui } from '@lingui/react/macro';
import { Stack, Text } from '@mantine/core';
import type { ExternalService } from '#domain/contract.ts';
import { Icon } from '../../components/Icon.tsx';
import { SERVICE_ICONS, SERVICE_WORDS, SERVICES } from '../../components/trip-status/service-words.ts';
import classes from './ServicesField.module.css';

interface ServicesFieldProps {
  kinds: readonly ExternalService[];
  error: string | undefined;
  onChange: (kinds: ExternalService[]) => void;
}

export function ServicesField({ kinds, error, onChange }: ServicesFieldProps) {
  const { t } = useLingui();
  const toggle = (service: ExternalService, on: boolean) =>
    onChange(SERVICES.filter((one) => (one === service ? on : kinds.includes(one))));
  return (
    <Stack component="fieldset" gap="xs">
      <Text component="legend" mb="xs" c="dimmed" fz="sm">
        <Trans>What is to be booked</Trans>
      </Text>
      <div className={classes.options}>
        {SERVICES.map((service) => (
          <label key={service} className={classes.option} data-ring="choice">
            <input
              type="checkbox"
              className={classes.box}
              checked={kinds.includes(service)}
              aria-invalid={error !== undefined}
              onChange={({ currentTarget }) => toggle(service, currentTarget.checked)}
            />
            <Icon path={SERVICE_ICONS[service]} />
            {t(SERVICE_WORDS[service])}
          </label>
        ))}
      </div>
      {error ? (
        <Text role="alert" mt={4} c="var(--mantine-color-error)" fz="xs">
          {error}
        </Text>
      ) : null}
    </Stack>
  );
}
