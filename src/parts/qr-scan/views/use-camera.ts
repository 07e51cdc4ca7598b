import { useEffect, useState } from 'react';
import { type CameraProblem, startCamera } from '../open-camera.view.ts';

/** The camera while the component is shown; undefined while it starts. */
export function useCamera(): MediaStream | CameraProblem | undefined {
  const [camera, setCamera] = useState<MediaStream | CameraProblem>();
  useEffect(() => startCamera(setCamera), []);
  return camera;
}
