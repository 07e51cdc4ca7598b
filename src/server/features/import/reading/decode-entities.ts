const characterByName = new Map(
  Object.entries({
    amp: '&',
    lt: '<',
    gt: '>',
    quot: '"',
    apos: "'",
    nbsp: ' ',
  }),
);
const lastCharacter = 0x10_ff_ff;

function decodeNumber(text: string): string {
  const code = /^#x/i.test(text) ? Number.parseInt(text.slice(2), 16) : Number(text.slice(1));
  return Number.isInteger(code) && code > 0 && code <= lastCharacter ? String.fromCodePoint(code) : '';
}

/** Decodes the entities that XML and tables of web pages use; others stay as they are. */
export function decodeEntities(text: string): string {
  return text.replaceAll(/&(#\d{1,7}|#x[\da-f]{1,6}|[a-z]{2,4});/gi, (entity, name: string) =>
    name.startsWith('#') ? decodeNumber(name) : (characterByName.get(name.toLowerCase()) ?? entity),
  );
}
