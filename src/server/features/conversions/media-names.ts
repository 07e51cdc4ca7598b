/** Splits media names, which have the form `<sha256>.<ext>`. */

const hashLength = 64;

/** Returns the extension with its dot. */
export const extensionOf = (media: string) => media.slice(hashLength);

/** Returns the id of a package, which is the hash of its zip. */
export const packageHashOf = (media: string) => media.slice(0, hashLength);
