import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Group } from '@mantine/core';
import { Icon } from '../Icon.tsx';
import { checkIcon, warningIcon } from '../icons.ts';
import { approvalIcon } from '../shell-icons.ts';
import classes from './SearchProgress.module.css';

export interface SourceState {
  source: string;
  state: 'waiting' | 'answered' | 'failed';
}

interface SearchProgressProps {
  progress: 'none' | 'inProgress' | 'finished';
  sources: readonly SourceState[];
  nameOf: (source: string) => string;
}

const STATES = {
  waiting: { icon: approvalIcon, text: msg`still searching` },
  answered: { icon: checkIcon, text: msg`has answered` },
  failed: { icon: warningIcon, text: msg`has not answered` },
} satisfies Record<SourceState['state'], { icon: string; text: MessageDescriptor }>;

export function SearchProgress({ progress, sources, nameOf }: SearchProgressProps) {
  const { t } = useLingui();
  const done = sources.filter(({ state }) => state !== 'waiting').length;
  const failed = sources.length > 0 && sources.some(({ state }) => state === 'failed');
  if (progress === 'none' || (progress === 'finished' && !failed)) return null;
  return (
    <div className={classes.progress}>
      {progress === 'inProgress' ? (
        <>
          <progress
            className={classes.line}
            aria-label={t`Search in progress`}
            {...(sources.length > 0 && { max: sources.length, value: done })}
          />
          <span>
            {sources.length > 0 ? (
              <Plural
                value={sources.length}
                one={`${done} of # source has answered`}
                other={`${done} of # sources have answered`}
              />
            ) : (
              <Trans>Searching…</Trans>
            )}
          </span>
        </>
      ) : null}
      <Group component="ul" className={classes.sources} gap="4px 16px" align="stretch" c="dimmed">
        {sources.map(({ source, state }) => (
          <Group
            component="li"
            key={source}
            className={classes.source}
            gap={4}
            wrap="nowrap"
            data-state={state}
          >
            <Icon path={STATES[state].icon} size={16} />
            {nameOf(source)} {t(STATES[state].text)}
          </Group>
        ))}
      </Group>
    </div>
  );
}
