export interface PlaceSuggestion {
  id: string;
  label: string;
  /** Where it lies. */
  detail?: string | undefined;
}

/** What is known of the place that is being typed. */
export interface PlaceLookup {
  text: string;
  suggestions: readonly PlaceSuggestion[];
  /** `locating`: one was picked, and it is being found out where it lies. `located`: that is known. */
  state: 'resting' | 'searching' | 'locating' | 'located' | 'failed';
  onType: (text: string) => void;
  onPick: (id: string) => void;
}
