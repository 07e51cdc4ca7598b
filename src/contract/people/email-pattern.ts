/**
 * Checks an email address. Its domain must have a dot, because addresses without one are typing mistakes. Imports no
 * zod, so that browsers may load this module.
 */
export const emailPattern =
  /^[^\s@,;<>"()[\]\\]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?$/u;
