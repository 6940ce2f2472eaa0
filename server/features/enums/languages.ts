import ISO6391 from 'iso-639-1';
import { choicesByLabel } from './choices.ts';

/** ISO 639-1; additional data: the name of the language in itself. */
export function listLanguages() {
  return choicesByLabel(
    ISO6391.getAllCodes().map((code) => [code, ISO6391.getName(code), ISO6391.getNativeName(code)]),
  );
}
