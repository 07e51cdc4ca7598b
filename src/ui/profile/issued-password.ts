/** The issued password just typed at sign-in, so that choosing an own one does not ask for it again. Lost by a reload. */

let typed = '';

export function rememberIssuedPassword(password: string): void {
  typed = password;
}

export function readIssuedPassword(): string {
  return typed;
}
