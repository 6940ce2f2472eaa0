import text from '../../../docs/glossary.md?raw';

interface Chapter {
  title: string;
  words: { word: string; meaning: string }[];
}

/** The tables of the glossary, as plain text. */
export const GLOSSARY: readonly Chapter[] = text
  .split(/^## /m)
  .slice(1)
  .map((chapter) => {
    const [title = '', ...lines] = chapter.split('\n');
    const rows = lines.filter((line) => line.startsWith('| ')).slice(2);
    return { title, words: rows.map(readRow) };
  });

function readRow(row: string) {
  const [, word = '', meaning = ''] = row.split('|').map(toPlainText);
  return { word, meaning };
}

/** Without the marks of links and code. */
function toPlainText(markdown: string): string {
  return markdown
    .trim()
    .replaceAll(/\[([^\]]+)\]\([^)]+\)/g, '$1')
    .replaceAll('`', '');
}
