import { Trans, useLingui } from '@lingui/react/macro';
import { FactList } from '../../components/FactList.tsx';
import { SERVICE_WORDS } from '../../components/trip-status/service-words.ts';
import { formatDayRange } from '../../i18n/day-range.ts';
import classes from './RequestSummary.module.css';
import { placesOf, type RequestValues } from './request-values.ts';

/** What the request contains, and what happens after it is sent. */
export function RequestSummary({ values }: { values: RequestValues }) {
  const { t } = useLingui();
  const { travelers, kinds, dates } = values;
  const facts = [
    { name: t`For`, text: travelers.map(({ firstName, lastName }) => `${firstName} ${lastName}`).join(', ') },
    { name: t`Wanted`, text: kinds.map((kind) => t(SERVICE_WORDS[kind])).join(', ') },
    { name: t`Places`, text: placesOf(values).join(' – ') },
    {
      name: t`Dates`,
      text: dates.from === '' || dates.to === '' ? '' : formatDayRange(dates.from, dates.to),
    },
  ];
  return (
    <section className={classes.summary} aria-label={t`What you ask for`}>
      <FactList>
        {facts.map(({ name, text }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text === '' ? <Trans>Not said yet</Trans> : text}</dd>
          </div>
        ))}
      </FactList>
      <p>
        <Trans>
          It becomes a trip on which the agency works: it asks you, you answer, and it records what it has
          booked. Nothing is booked or paid by sending it.
        </Trans>
      </p>
    </section>
  );
}
