import { useState } from 'react';
import type { Image } from '#parts/stored-media/model.ts';
import type { ShownPanorama } from './model.ts';
import { FlatScene } from './views/flat-scene.tsx';
import type { SceneProps } from './views/scene-props.ts';
import { SphereScene } from './views/sphere-scene.tsx';

/** A picture that one looks around in, with spots to choose. Where a device has no WebGL: flat, to be scrolled. */
export function PanoramaScene({ picture, ...scene }: SceneProps & { picture: ShownPanorama }) {
  const [isFlat, setFlat] = useState(false);
  const [tries, setTries] = useState(0);
  if (isFlat) return <FlatScene {...scene} image={picture.base} isScrolled />;
  return (
    <SphereScene
      key={`${picture.base.url} ${tries}`}
      {...scene}
      onRetry={() => setTries(tries + 1)}
      panorama={picture}
      onLost={() => setFlat(true)}
    />
  );
}

/** A flat picture with spots to choose. */
export function PictureScene({ picture, ...scene }: SceneProps & { picture: Image }) {
  return <FlatScene {...scene} image={picture} />;
}
