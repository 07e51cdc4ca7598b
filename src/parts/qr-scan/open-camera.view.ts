export type CameraProblem = 'insecure' | 'refused' | 'missing';

/** Opens the rear camera, or another if there is none. */
export async function openCamera(): Promise<MediaStream | CameraProblem> {
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

export function closeCamera(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}
