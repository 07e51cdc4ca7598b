import { TextInput } from '@mantine/core';
import type { EditorProps } from '#form/activity-views.ts';
import { VideoPlayer } from '#parts/video-view/views/video-player.tsx';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { mediaUrl } from '#ui/media-url.ts';
import { ConversionProgress } from '#ui/upload/conversion/conversion-progress.tsx';
import type { SceneKind } from '../../choices.ts';
import { altMaxLength } from '../../limits.ts';
import type { ShownStop, Stop, Trip } from '../../model.ts';
import { MarkedScene, type MarkedSceneProps } from './marked-scene.tsx';
import { PlaceOnMap } from './place-on-map.tsx';
import { SceneFile } from './scene-file.tsx';
import { SceneKindField } from './scene-kind-field.tsx';
import styles from './stage.module.css';
import { stageMessages } from './stage-messages.ts';

export type StopStageProps = Omit<MarkedSceneProps, 'stop'> &
  Pick<EditorProps<Trip>, 'uploadFile' | 'uploads'> & {
    trip: Trip;
    stop: ShownStop;
    /** `stops.0` for the first stop. */
    field: string;
    errorAt: (field: string) => string | undefined;
    onChange: (changed: Partial<Stop>) => void;
    onChooseMap: () => void;
  };

/** The name of the stop's file of this kind; undefined if there is none. */
function findFileName(kind: SceneKind, { panorama, picture, video }: Stop): string | undefined {
  if (kind === 'panorama') return panorama?.name;
  if (kind === 'video') return video?.name;
  return picture && '';
}

/** What the chosen stop shows, large, with what stands on it. */
export function StopStage(props: StopStageProps) {
  const { stop, field, errorAt, onChange } = props;
  const { scene } = stop;
  const t = useMessages(stageMessages);
  return (
    <section className={styles.stage} aria-label={t('scene')}>
      <SceneKindField value={scene} onChange={(kind) => onChange({ scene: kind })} />
      {scene === 'place' ? (
        <PlaceOnMap {...props} />
      ) : (
        <>
          <Shown {...props} />
          <SceneFile
            key={scene}
            kind={scene}
            name={findFileName(scene, stop)}
            field={`${field}.${scene}`}
            error={errorAt(`${field}.${scene}`)}
            uploadFile={props.uploadFile}
            uploads={props.uploads}
            onChange={onChange}
          />
        </>
      )}
    </section>
  );
}

/** The scene itself, as soon as there is one. */
function Shown(props: StopStageProps) {
  const { stop, field, onChange } = props;
  const { scene, panorama, picture, video, shown_panorama, shown_video } = stop;
  const t = useMessages(stageMessages);
  if (scene === 'video') {
    if (video && shown_video)
      return (
        <>
          <VideoPlayer key={video.media} name={video.name} video={shown_video} mediaUrl={mediaUrl} />
          <p className={styles.note}>{t('video_hint')}</p>
        </>
      );
    return video && <Waiting media={video.media} name={video.name} />;
  }
  if (scene === 'panorama' && !shown_panorama)
    return panorama && <Waiting media={panorama.media} name={panorama.name} />;
  if (scene === 'picture' && !picture) return null;
  return (
    <>
      <MarkedScene {...props} />
      {scene === 'picture' && picture && (
        <TextInput
          label={t('alt')}
          description={t('alt_hint')}
          maxLength={altMaxLength}
          value={picture.alt}
          data-field={`${field}.picture.alt`}
          onChange={(event) => onChange({ picture: { ...picture, alt: event.currentTarget.value } })}
        />
      )}
    </>
  );
}

function Waiting({ media, name }: { media: string; name: string }) {
  const t = useMessages(stageMessages);
  return (
    <div className={styles.waiting}>
      <p className={styles.note}>{t('scene_waits')}</p>
      <ConversionProgress media={media} name={name} />
    </div>
  );
}
