/**
 * An email address, wherever one is entered. Its domain has a dot: others are typing mistakes. Without zod, so that
 * browsers may load it.
 */
export const emailPattern =
  /^[^\s@,;<>"()[\]\\]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?$/u;
