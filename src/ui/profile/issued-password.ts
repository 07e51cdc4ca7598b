/** The issued password as just typed at sign-in, so that the person need not type it again to choose an own one. */

let typed = '';

export function rememberIssuedPassword(password: string): void {
  typed = password;
}

export function readIssuedPassword(): string {
  return typed;
}
