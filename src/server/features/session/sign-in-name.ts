const invisibleCharacters = /[\p{Cf}\p{Cc}\p{Default_Ignorable_Code_Point}]/gu;

/**
 * The typed e-mail address or login name as it is stored: full-width letters of Chinese keyboards become usual ones, and
 * invisible characters of copied text are removed. Passwords are compared as they were typed.
 */
export function normalizeSignInName(text: string): string {
  return text.normalize('NFKC').replaceAll(invisibleCharacters, '').trim().toLowerCase();
}
