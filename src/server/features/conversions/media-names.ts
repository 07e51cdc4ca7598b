/** Splits media names, `<sha256>.<ext>`. */

const hashLength = 64;

/** The extension with its dot. */
export const extensionOf = (media: string) => media.slice(hashLength);

/** Id of a package: the hash of its zip. */
export const packageOf = (media: string) => media.slice(0, hashLength);
