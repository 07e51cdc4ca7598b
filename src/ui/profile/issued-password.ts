/** The issued password as just typed at sign-in, so that the person need not type it again to choose an own one. */

let typedPassword = '';

export function rememberIssuedPassword(password: string): void {
  typedPassword = password;
}

export function readIssuedPassword(): string {
  return typedPassword;
}
