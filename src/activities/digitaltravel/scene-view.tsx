import type { SceneProps } from '#parts/panorama/views/scene-props.ts';
import { VideoPlayer } from '#parts/video-view/views/video-player.tsx';
import { LatePanoramaScene, LatePictureScene } from './late-scenes.view.ts';
import type { PublicScene } from './model.ts';

type SceneViewProps = SceneProps & { scene: Exclude<PublicScene, { kind: 'place' }> };

/** What a stop shows that is not its place on the map. A panorama begins at `firstView`, else where its author set it. */
export function SceneView({ scene, ...props }: SceneViewProps) {
  if (scene.kind === 'video')
    return <VideoPlayer name={props.label} video={scene.video} captions={null} mediaUrl={props.mediaUrl} />;
  if (scene.kind === 'picture') return <LatePictureScene {...props} picture={scene.picture} />;
  return (
    <LatePanoramaScene {...props} picture={scene.panorama} firstView={props.firstView ?? scene.first_view} />
  );
}
