/** Text that is already markup. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Piece = string | number | Html | Piece[] | false | undefined;

/** Markup from a template; inserted values are escaped, unless they are markup themselves. */
export function html(strings: TemplateStringsArray, ...pieces: Piece[]): Html {
  return new Html(strings.reduce((text, string, index) => text + render(pieces[index - 1]) + string));
}

function render(piece: Piece): string {
  if (piece === undefined || piece === false) return '';
  if (piece instanceof Html) return piece.text;
  if (Array.isArray(piece)) return piece.map(render).join('');
  return escapeText(String(piece));
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escapeText(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}
