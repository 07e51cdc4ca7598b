/** Numbers and bullets of lists as text editors copy them. */
const listMark = /^\s*(?:\(?\d{1,2}(?:[.)](?!\d)|[、．])|[•·▪◦*-](?=\s))\s*/;

/**
 * The lines of pasted text, each with its cells: spreadsheets and tables copy tabs between them. Empty lines are left out, and so are
 * numbers or bullets that every line has. Undefined: the text is one line, which needs no help.
 */
export function readPastedRows(text: string): string[][] | undefined {
  const lines = text.split(/\r\n|\r|\n/).filter((line) => line.trim() !== '');
  if (lines.length < 2 && !text.includes('\t')) return undefined;
  const areMarked = lines.length > 1 && lines.every((line) => listMark.test(line));
  return lines.map((line) => {
    const content = areMarked ? line.replace(listMark, '') : line;
    return content.split('\t').map((cell) => cell.trim());
  });
}
