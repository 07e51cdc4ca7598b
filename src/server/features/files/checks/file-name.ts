/** Names of uploaded files: shown to people, never used as paths. */

const nameMaxLength = 200;

// Control characters, and marks that reverse the reading direction to hide an extension.
const unwantedSigns = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu;

/** The extension in lower case with its dot; empty if there is none. */
export function extensionOf(name: string): string {
  return /\.[a-z0-9]{1,8}$/i.exec(name.replace(unwantedSigns, '').trim())?.[0].toLowerCase() ?? '';
}

/** The last part of the sent path without invisible characters; at most 200 characters. */
export function cleanFileName(sent: string): string {
  const last = sent.split(/[/\\]/).at(-1) ?? '';
  const shownName = last.replace(unwantedSigns, '').toWellFormed().normalize('NFC').trim();
  const extension = extensionOf(shownName);
  const stem = shownName.slice(0, shownName.length - extension.length);
  // By code points, so that no character is split.
  const short = [...stem].slice(0, nameMaxLength - extension.length).join('');
  return `${short || 'file'}${extension}`;
}
