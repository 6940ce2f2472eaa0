import type { SentenceSearch } from '#domain/search-sentence/read-sentence.ts';
import type { AreaFailure } from '../../components/AreaError.tsx';

export type QuickTarget = { href: string } | { search: SentenceSearch };

export interface QuickResult {
  id: string;
  label: string;
  detail?: string;
  target: QuickTarget;
}

export interface QuickGroup {
  id: 'search' | 'pages' | 'trips' | 'again' | 'people' | 'companies';
  results: readonly QuickResult[];
}

export interface QuickPage {
  label: string;
  href: string;
}

export interface QuickAnswer {
  groups: readonly QuickGroup[];
  isSearching: boolean;
  failure: AreaFailure | null;
}

const AGAIN = /^\s*(?:book\s+again|again|repeat)\b\s*/i;

/** The words to look for, and whether trips are looked for to book them again: "book again london". */
export function readWords(typed: string): { words: string; isAgain: boolean } {
  const isAgain = AGAIN.test(typed);
  return { words: typed.replace(AGAIN, '').trim(), isAgain };
}

export function matchingPages(pages: readonly QuickPage[], typed: string): readonly QuickPage[] {
  const wanted = toWords(typed);
  return pages.filter(({ label }) => {
    const words = toWords(label);
    return wanted.every((one) => words.some((word) => word.startsWith(one)));
  });
}

const toWords = (text: string): string[] => text.toLowerCase().split(/\s+/).filter(Boolean);
