/** Parts of media names, `<sha256>.<ext>`. */

const hashLength = 64;

/** With its dot. */
export const extensionOf = (media: string) => media.slice(hashLength);

/** What a package is known by: the hash of its zip. */
export const packageOf = (media: string) => media.slice(0, hashLength);
