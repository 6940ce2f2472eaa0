import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { approvalIcon } from '../../components/booking/booking-icons.ts';
import { hotelSource } from '../../components/booking/hotel-sources.ts';
import { Icon } from '../../components/Icon.tsx';
import { checkIcon, warningIcon } from '../../components/icons.ts';
import type { HotelResultsScreenProps, SourceState } from './hotel-results-props.ts';
import classes from './SearchProgress.module.css';

type SearchProgressProps = Pick<HotelResultsScreenProps, 'progress' | 'sources'>;

const STATES = {
  waiting: { icon: approvalIcon, text: msg`still searching` },
  answered: { icon: checkIcon, text: msg`has answered` },
  failed: { icon: warningIcon, text: msg`has not answered` },
} satisfies Record<SourceState['state'], { icon: string; text: MessageDescriptor }>;

/** How far the search has come, source by source; once all have answered it says nothing. */
export function SearchProgress({ progress, sources }: SearchProgressProps) {
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
          <span className={classes.count}>
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
      <ul className={classes.sources}>
        {sources.map(({ source, state }) => (
          <li key={source} className={classes.source} data-state={state}>
            <Icon path={STATES[state].icon} size={16} />
            {hotelSource(source)} {t(STATES[state].text)}
          </li>
        ))}
      </ul>
    </div>
  );
}
