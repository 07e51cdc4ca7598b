export type CameraProblem = 'insecure' | 'refused' | 'missing';

/** Opens the rear camera, or another if there is none. */
async function openCamera(): Promise<MediaStream | CameraProblem> {
  // Pages over plain http have none.
  const { mediaDevices } = navigator as { mediaDevices?: MediaDevices };
  if (!mediaDevices) return 'insecure';
  try {
    return await mediaDevices.getUserMedia({
      audio: false,
      video: { facingMode: 'environment', width: { ideal: 1280 }, height: { ideal: 720 } },
    });
  } catch (error) {
    const name = error instanceof DOMException ? error.name : '';
    return name === 'NotAllowedError' || name === 'SecurityError' ? 'refused' : 'missing';
  }
}

function closeCamera(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}

/** Opens the camera. Returns a function that closes it, also if it opens later. */
export function startCamera(onResult: (result: MediaStream | CameraProblem) => void): () => void {
  let isWanted = true;
  let stream: MediaStream | undefined;
  const start = async () => {
    const result = await openCamera();
    if (typeof result !== 'string') stream = result;
    if (isWanted) onResult(result);
    else if (stream) closeCamera(stream);
  };
  void start();
  return () => {
    isWanted = false;
    if (stream) closeCamera(stream);
  };
}
