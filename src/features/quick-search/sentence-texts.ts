import { useLingui } from '@lingui/react/macro';
import { formatDayRange } from '#domain/day-range.ts';
import type { SentenceSearch } from '#domain/search-sentence/read-sentence.ts';
import { SENTENCE_KINDS } from './kinds/sentence-kinds.ts';

export function useSentenceWords(): (search: SentenceSearch) => { label: string; detail: string } {
  const { t } = useLingui();
  return ({ kind, origin, place, nearOffice, oneWay, days: { from, to } }) => {
    const route = [origin, place].filter(Boolean).map(capitalized).join(' – ');
    const facts = [
      route,
      nearOffice ? t`near the office` : '',
      from === '' ? '' : formatDayRange(from, to || from),
      oneWay ? t`one way` : '',
    ];
    return { label: t(SENTENCE_KINDS[kind].label), detail: facts.filter(Boolean).join(' · ') };
  };
}

/** Places are read in lower case; an airport's code is written in capitals. */
function capitalized(place: string): string {
  if (/^[a-z]{3}$/.test(place)) return place.toUpperCase();
  return place.replaceAll(/(?<![\p{L}'])\p{L}/gu, (letter) => letter.toUpperCase());
}
