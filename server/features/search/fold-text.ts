/** The form in which texts are compared: without case, and with one spelling for each character. */
export function foldText(text: string): string {
  return text.trim().normalize('NFKC').toLowerCase();
}
