import { hash, verify } from '@node-rs/argon2';

/** Password hashing with argon2id (OWASP minimum: 19 MiB, 2 passes, 1 lane). */

const argon2Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export function hashPassword(password: string): Promise<string> {
  return hash(password, argon2Options);
}

/** Also false for an empty or malformed hash. */
export async function isPassword(password: string, passwordHash: string): Promise<boolean> {
  if (passwordHash === '') return false;
  return verify(passwordHash, password).catch(() => false);
}
