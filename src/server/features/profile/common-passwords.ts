/**
 * Passwords that many people use, from the lists of zxcvbn. They are loaded when somebody changes a password, because they
 * take some megabytes.
 */

let commonPasswords: Promise<ReadonlySet<string>> | undefined;

async function loadCommonPasswords(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common']);
}

const simplify = (text: string): string => text.normalize('NFKC').toLowerCase().replace(/\s/g, '');

/** The text without trailing digits and signs, which attackers try soon. */
const stemOf = (text: string): string => simplify(text).replace(/[^\p{L}]+$/u, '');

/**
 * Whether the text has at most two different characters, or is a part of the alphabet, the digits or the
 * keyboard's rows, forwards or backwards.
 */
function isCharacterRun(text: string): boolean {
  const rows = ['abcdefghijklmnopqrstuvwxyz', '01234567890', 'qwertyuiopasdfghjklzxcvbnm'];
  return (
    new Set(text).size < 3 ||
    rows.some((row) => row.includes(text) || row.includes([...text].reverse().join('')))
  );
}

/** Whether an attacker who knows the person's names would guess the password soon. */
export async function isCommonPassword(password: string, names: readonly string[]): Promise<boolean> {
  commonPasswords ??= loadCommonPasswords();
  const plainPassword = simplify(password);
  const isName = names.some((name) => stemOf(name) !== '' && stemOf(name) === stemOf(password));
  if (isCharacterRun(plainPassword) || isName) return true;
  return (await commonPasswords).has(plainPassword);
}
