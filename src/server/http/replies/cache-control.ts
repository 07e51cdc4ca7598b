/** `cache-control` of bytes that never change under their address. */
export const cacheImmutable = 'public, max-age=31536000, immutable';
