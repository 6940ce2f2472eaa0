/** What a company has switched on to practise; see the practice panel. */
export interface PracticeSwitches {
  /** Added to the time, for this company only. */
  clockOffsetMinutes: number;
  /** Whatever is priced again is dearer, or cheaper when negative, by so many percent. */
  priceChangePercent: number;
  soldOut: boolean;
  slowSource: { source: string; milliseconds: number } | null;
  failedSources: readonly string[];
  /** Bookings are made, but their answer never arrives. */
  lostAnswers: boolean;
  silentApprovers: boolean;
}

/** As it is for whoever practises nothing. */
export const NO_SWITCHES: PracticeSwitches = {
  clockOffsetMinutes: 0,
  priceChangePercent: 0,
  soldOut: false,
  slowSource: null,
  failedSources: [],
  lostAnswers: false,
  silentApprovers: false,
};

export interface PracticeReader {
  switchesOf(companyId: string): Promise<PracticeSwitches>;
}
