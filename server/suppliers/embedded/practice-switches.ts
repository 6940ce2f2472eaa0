export interface PracticeSwitches {
  /** Added to the time, for this company only. */
  clockOffsetMinutes: number;
  /** The percentage by which offers are more expensive when priced again; negative for cheaper. */
  priceChangePercent: number;
  soldOut: boolean;
  slowSource: { source: string; milliseconds: number } | null;
  failedSources: readonly string[];
  /** Bookings are made, but the answer is lost. */
  lostAnswers: boolean;
  silentApprovers: boolean;
}

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
