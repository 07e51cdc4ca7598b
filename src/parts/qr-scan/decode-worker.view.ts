import jsQR from 'jsqr';

/** Reads QR codes away from the page, which a picture would stop for some tens of milliseconds. */

export type DecodeRequest = { data: Uint8ClampedArray; width: number; height: number };
/** Null if the picture shows no code. */
export type DecodeReply = { text: string | null };

addEventListener('message', ({ data: request }: MessageEvent<DecodeRequest>) => {
  const { data, width, height } = request;
  const code = jsQR(data, width, height, { inversionAttempts: 'attemptBoth' });
  const reply: DecodeReply = { text: code?.data || null };
  postMessage(reply);
});
