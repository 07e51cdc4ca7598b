const onePixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

/** A picture of one pixel, for tests that need one that browsers can show. */
export const pixelUrl = `data:image/png;base64,${onePixel}`;

/** The same as a file that somebody chose, pasted or dropped. */
export const pixelFile = (name: string) =>
  new File([Uint8Array.from(atob(onePixel), (sign) => sign.charCodeAt(0))], name, { type: 'image/png' });
