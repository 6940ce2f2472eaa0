export interface PlaceSuggestion {
  id: string;
  label: string;
  /** Its position. */
  detail?: string;
}

/** The suggestions and the state of the place that is being typed. */
export interface PlaceLookup {
  text: string;
  suggestions: readonly PlaceSuggestion[];
  /** `locating`: a place was picked, and its position is being loaded. `located`: the position is known. */
  state: 'resting' | 'searching' | 'locating' | 'located' | 'failed';
  onType: (text: string) => void;
  onPick: (id: string) => void;
}
