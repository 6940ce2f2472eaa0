export interface PlaceSuggestion {
  id: string;
  label: string;
  detail?: string;
}

export interface PlaceLookup {
  text: string;
  suggestions: readonly PlaceSuggestion[];
  /** `locating`: a place was picked, and its position is being loaded. `located`: the position is known. */
  state: 'resting' | 'searching' | 'locating' | 'located' | 'failed';
  onType: (text: string) => void;
  onPick: (id: string) => void;
}
