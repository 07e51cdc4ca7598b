import type { DecodeReply, DecodeRequest } from './decode-worker.view.ts';
// oxlint-disable-next-line import/default -- the address of a file has a default export, which Vite makes
import workerUrl from './decode-worker.view.ts?worker&url';

/** Reads QR codes from a video: by the browser where it can, else in a worker. */

type CodeReader = {
  /** The text of the code in the present picture; undefined if it shows none. */
  read: (video: HTMLVideoElement) => Promise<string | undefined>;
  close: () => void;
};

/** Shape Detection API, which some browsers have: https://wicg.github.io/shape-detection-api/ */
type Detector = { detect: (source: HTMLVideoElement) => Promise<readonly { rawValue: string }[]> };
type DetectorClass = {
  new (options: { formats: string[] }): Detector;
  getSupportedFormats: () => Promise<string[]>;
};

/** A code that fills a quarter of the picture has ten pixels for each of its squares. */
const readWidthPx = 800;
/** Between two pictures, so that a slow device stays usable. */
const pauseMs = 200;

async function createCodeReader(): Promise<CodeReader> {
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: DetectorClass };
  // On some systems the class is there and reads nothing.
  const formats = await BarcodeDetector?.getSupportedFormats().catch((): string[] => []);
  if (!BarcodeDetector || !formats?.includes('qr_code')) return createWorkerReader();
  const detector = new BarcodeDetector({ formats: ['qr_code'] });
  return {
    read: async (video) => (await detector.detect(video))[0]?.rawValue || undefined,
    close: () => {},
  };
}

/** Fetches the code of the worker, which is otherwise fetched when the camera opens. */
export async function loadReader(): Promise<void> {
  const reply = await fetch(workerUrl);
  if (!reply.ok) throw new Error('The code of the worker cannot be loaded.');
}

function createWorkerReader(): CodeReader {
  const worker = new Worker(workerUrl, { type: 'module' });
  // Also an error before the first picture: a worker that does not run answers none.
  const failed = new Promise<never>((_, reject) => {
    worker.onerror = () => reject(new Error('The worker that reads codes does not run.'));
  });
  failed.catch(() => undefined);
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  const decode = (request: DecodeRequest): Promise<string | undefined> =>
    new Promise((resolve) => {
      worker.onmessage = ({ data }: MessageEvent<DecodeReply>) => resolve(data.text ?? undefined);
      worker.postMessage(request, [request.data.buffer]);
    });
  return {
    read: async (video) => {
      if (!context || video.videoWidth === 0) return undefined;
      const scale = Math.min(1, readWidthPx / video.videoWidth);
      canvas.width = Math.round(video.videoWidth * scale);
      canvas.height = Math.round(video.videoHeight * scale);
      context.drawImage(video, 0, 0, canvas.width, canvas.height);
      const { data, width, height } = context.getImageData(0, 0, canvas.width, canvas.height);
      return Promise.race([decode({ data, width, height }), failed]);
    },
    close: () => worker.terminate(),
  };
}

/** Reads codes from the video until the signal aborts; a code that stays in the picture is told once. */
export async function readCodes(
  video: HTMLVideoElement,
  onRead: (text: string) => void,
  signal: AbortSignal,
): Promise<void> {
  const reader = await createCodeReader();
  signal.addEventListener('abort', () => reader.close(), { once: true });
  let lastText: string | undefined;
  while (!signal.aborted) {
    // One picture may fail, as while the camera turns.
    const text = await reader.read(video).catch(() => undefined);
    if (!signal.aborted && text !== undefined && text !== lastText) {
      lastText = text;
      onRead(text);
    }
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
}
