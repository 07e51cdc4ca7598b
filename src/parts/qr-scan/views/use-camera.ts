import { useEffect, useState } from 'react';
import { type CameraProblem, closeCamera, openCamera } from '../open-camera.view.ts';

export type Camera =
  | { state: 'starting' }
  | { state: 'open'; stream: MediaStream }
  | { state: CameraProblem };

/** The camera while the component is shown. */
export function useCamera(): { camera: Camera; retry: () => void } {
  const [camera, setCamera] = useState<Camera>({ state: 'starting' });
  const [tryCount, setTryCount] = useState(0);
  useEffect(() => {
    let isShown = true;
    let openStream: MediaStream | undefined;
    void openCamera().then((opened) => {
      if (typeof opened === 'string') {
        if (isShown) setCamera({ state: opened });
        return;
      }
      if (!isShown) {
        closeCamera(opened);
        return;
      }
      openStream = opened;
      setCamera({ state: 'open', stream: opened });
    });
    return () => {
      isShown = false;
      if (openStream) closeCamera(openStream);
    };
  }, [tryCount]);
  const retry = () => {
    setCamera({ state: 'starting' });
    setTryCount(tryCount + 1);
  };
  return { camera, retry };
}
