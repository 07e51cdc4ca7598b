import { Button } from '@mantine/core';
import { IconEye, IconInfoCircle, IconMapPinOff, IconPin, IconQuestionMark } from '@tabler/icons-react';
import { useState } from 'react';
import type { SceneSpot } from '#parts/panorama/scene-model.ts';
import { PanoramaScene, PictureScene } from '#parts/panorama/scenes.tsx';
import { questionsMax } from '#parts/quiz-questions/limits.ts';
import type { PicturePlace } from '#parts/site-map/model.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { mediaUrl } from '#ui/media-url.ts';
import { spotsMax } from '../../limits.ts';
import type { ShownStop, Stop } from '../../model.ts';
import styles from './stage.module.css';
import { stageMessages } from './stage-messages.ts';
import { markId, type SceneTarget } from './use-scene-target.ts';
import type { StopPart } from './use-stop-parts.ts';

export type MarkedSceneProps = {
  stop: ShownStop;
  name: string;
  parts: readonly StopPart[];
  chosenId: string | undefined;
  questionCount: number;
  target: SceneTarget;
  onChoose: (part: StopPart) => void;
  onAddSpot: (at: PicturePlace) => void;
  onAddQuestion: (at: PicturePlace) => void;
  /** Undefined: takes it off the scene. */
  onPlacePart: (id: string, at: PicturePlace | undefined) => void;
  onChange: (changed: Partial<Stop>) => void;
};

/** A panorama or a picture with its information points and questions, and the tools that add some. */
export function MarkedScene(props: MarkedSceneProps) {
  const { stop, name, parts, chosenId, target, onChoose, onPlacePart } = props;
  const t = useMessages(stageMessages);
  const chosen = parts.find(({ id }) => id === chosenId);
  const mark: SceneSpot[] = target.mark
    ? [{ id: markId, at: target.mark, kind: 'stop', label: t('mark') }]
    : [];
  const spots: SceneSpot[] = [
    ...parts.flatMap(({ at, id, kind, label }) => (at ? [{ id, at, kind, label }] : [])),
    ...mark,
  ];
  const sceneProps = {
    spots,
    chosenId: target.mark ? markId : chosenId,
    label: name,
    mediaUrl,
    onPlace: target.setMark,
    onMoveSpot: (id: string, at: PicturePlace) => (id === markId ? target.setMark(at) : onPlacePart(id, at)),
    onChoose: (id: string) => {
      const part = parts.find((one) => one.id === id);
      if (part) onChoose(part);
    },
  };
  const panorama = stop.scene === 'panorama' ? stop.shown_panorama : undefined;
  return (
    <>
      <div className={styles.scene} data-kind={stop.scene}>
        {panorama ? (
          <PanoramaScene
            key={panorama.base.url}
            {...sceneProps}
            picture={panorama}
            firstView={stop.first_view}
            lookAt={target.wantedView}
            onLook={target.noteView}
          />
        ) : (
          stop.picture && <PictureScene {...sceneProps} picture={stop.picture} />
        )}
      </div>
      <p className={styles.note}>{t('place_hint')}</p>
      <PlaceTools {...props} chosen={chosen} />
    </>
  );
}

function PlaceTools(props: MarkedSceneProps & { chosen: StopPart | undefined }) {
  const { stop, chosen, questionCount, target, onAddSpot, onAddQuestion, onPlacePart, onChange } = props;
  const t = useMessages(stageMessages);
  const [hasSetView, setHasSetView] = useState(false);
  const panorama = stop.scene === 'panorama' ? stop.shown_panorama : undefined;
  return (
    <div className={styles.tools}>
      <Button
        variant="light"
        leftSection={<IconInfoCircle size={20} aria-hidden />}
        disabled={stop.spots.length >= spotsMax}
        onClick={() => onAddSpot(target.takePlace())}
      >
        {t('add_spot')}
      </Button>
      <Button
        variant="light"
        leftSection={<IconQuestionMark size={20} aria-hidden />}
        disabled={questionCount >= questionsMax}
        onClick={() => onAddQuestion(target.takePlace())}
      >
        {t('add_question')}
      </Button>
      {chosen && !chosen.at && (
        <Button
          variant="default"
          leftSection={<IconPin size={20} aria-hidden />}
          onClick={() => onPlacePart(chosen.id, target.takePlace())}
        >
          {t('put_here', { name: chosen.label })}
        </Button>
      )}
      {chosen?.at && (
        <Button
          variant="subtle"
          leftSection={<IconMapPinOff size={20} aria-hidden />}
          onClick={() => onPlacePart(chosen.id, undefined)}
        >
          {t('take_off', { name: chosen.label })}
        </Button>
      )}
      {panorama && (
        <Button
          variant="default"
          title={t('begin_here_hint')}
          leftSection={<IconEye size={20} aria-hidden />}
          onClick={() => {
            onChange({ first_view: target.readView() });
            setHasSetView(true);
          }}
        >
          {t('begin_here')}
        </Button>
      )}
      <p className={styles.done} role="status">
        {hasSetView && t('begins_here')}
      </p>
    </div>
  );
}
