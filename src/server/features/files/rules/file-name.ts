/** Names of uploaded files. They are shown to people and never used as paths. */

const nameMaxLength = 200;

// Control characters, and marks that reverse the reading direction and so could hide the extension.
const unwantedCharacters = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu;

/** Returns the extension in lower case with its dot; empty if there is none. */
export function extensionOf(name: string): string {
  return /\.[a-z0-9]{1,8}$/i.exec(name.replace(unwantedCharacters, '').trim())?.[0].toLowerCase() ?? '';
}

/** Returns the last part of the sent path without invisible characters, shortened to 200 characters. */
export function cleanFileName(sentPath: string): string {
  const lastPart = sentPath.split(/[/\\]/).at(-1) ?? '';
  const shownName = lastPart.replace(unwantedCharacters, '').toWellFormed().normalize('NFC').trim();
  const extension = extensionOf(shownName);
  const stem = shownName.slice(0, shownName.length - extension.length);
  // Cuts between code points, so that no character is split.
  const shortStem = [...stem].slice(0, nameMaxLength - extension.length).join('');
  return `${shortStem || 'file'}${extension}`;
}

/** Returns the name without characters that file systems do not allow in names, such as for an entry of a zip. */
export const toPathName = (name: string): string => name.replaceAll(/[\\/:*?"<>|]/g, '_');
