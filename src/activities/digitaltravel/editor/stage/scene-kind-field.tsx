import { SegmentedControl } from '@mantine/core';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { type SceneKind, sceneKinds } from '../../choices.ts';
import { SceneIcon } from '../stops/stop-thumb.tsx';
import styles from './stage.module.css';
import { stageMessages } from './stage-messages.ts';

type SceneKindFieldProps = { value: SceneKind; onChange: (kind: SceneKind) => void };

/** Chooses what the stop shows. Files of the other kinds are kept. */
export function SceneKindField({ value, onChange }: SceneKindFieldProps) {
  const t = useMessages(stageMessages);
  return (
    <SegmentedControl
      fullWidth
      aria-label={t('scene')}
      className={styles.kinds}
      classNames={{ label: styles.kindLabel ?? '' }}
      value={value}
      onChange={onChange}
      data={sceneKinds.map((kind) => ({
        value: kind,
        label: (
          <span className={styles.kind}>
            <SceneIcon kind={kind} size={20} />
            <span>{t(`kind_${kind}`)}</span>
          </span>
        ),
      }))}
    />
  );
}
