/** Replaces the CDN: gives a landscape for each picture, a second of silence for each sound, so that no file must exist. */
export function inventMedia(url: string): string {
  // A file of the demo school, which is there.
  if (url.startsWith('/src/demo/media/')) return url;
  if (url.endsWith('.json')) return `data:application/json,${encodeURIComponent(inventedTexts)}`;
  if (/\.(mp3|wav)$/.test(url)) return silence();
  const drawing =
    '<svg xmlns="http://www.w3.org/2000/svg" width="640" height="480" viewBox="0 0 4 3">' +
    '<path fill="#b0d5f2" d="M0 0h4v3H0z"/><path fill="#3fa37c" d="m0 3 1.5-2L3 3z"/></svg>';
  return `data:image/svg+xml,${encodeURIComponent(drawing)}`;
}

const inventedTexts = JSON.stringify(['Hills by the sea', '海邊的\n山丘', 'The hills again']);

/** WAV: 8000 samples of 8 bit at 8 kHz, mono. */
function silence(): string {
  const samples = 8000;
  const view = new DataView(new ArrayBuffer(44 + samples));
  const write = (at: number, text: string) => {
    for (let index = 0; index < text.length; index++) view.setUint8(at + index, text.charCodeAt(index));
  };
  write(0, 'RIFF');
  view.setUint32(4, 36 + samples, true);
  write(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, 8000, true);
  view.setUint32(28, 8000, true);
  view.setUint16(32, 1, true);
  view.setUint16(34, 8, true);
  write(36, 'data');
  view.setUint32(40, samples, true);
  for (let at = 44; at < 44 + samples; at++) view.setUint8(at, 128);
  const bytes = Array.from(new Uint8Array(view.buffer), (byte) => String.fromCharCode(byte));
  return `data:audio/wav;base64,${btoa(bytes.join(''))}`;
}
