import { SegmentedControl } from '@mantine/core';
import { useId } from 'react';
import { listRuledLines } from '#parts/ink/pages.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import type { PageFields } from '../task/model.ts';
import { type Background, backgrounds, orientations } from '../task/page.ts';
import type { FieldProps } from './field-props.ts';
import styles from './fields.module.css';
import { taskFieldMessages } from './messages.ts';
import { OwnPageField, type OwnPageProps } from './own-page-field.tsx';

/** What lies below the drawing, and which way a page without a picture is turned. */
export function BackgroundField(props: FieldProps<PageFields> & OwnPageProps) {
  const { task, update } = props;
  const t = useMessages(taskFieldMessages);
  const name = useId();
  return (
    <fieldset className={styles.group}>
      <legend>{t('background')}</legend>
      <div className={styles.tiles} role="radiogroup" aria-label={t('background')}>
        {backgrounds.map((background) => (
          <label key={background} className={styles.tile}>
            <input
              type="radio"
              name={name}
              checked={task.background === background}
              onChange={() => update(() => ({ background }))}
            />
            <BackgroundFace background={background} />
            <span>{t(background)}</span>
          </label>
        ))}
      </div>
      {task.background === 'own' ? (
        <OwnPageField {...props} />
      ) : (
        <SegmentedControl
          className={styles.orientation}
          aria-label={t('orientation')}
          value={task.orientation}
          data={orientations.map((value) => ({ value, label: t(value) }))}
          onChange={(orientation) => update(() => ({ orientation }))}
        />
      )}
    </fieldset>
  );
}

/** A part of such a page, small enough for its lines to be seen. */
const faceSize = { width: 300, height: 200 };

function BackgroundFace({ background }: { background: Background }) {
  return (
    <svg viewBox={`0 0 ${faceSize.width} ${faceSize.height}`} aria-hidden="true">
      {background === 'own' ? (
        <path d="M0 170 80 80l60 66 44-42 116 96H0zM210 62a22 22 0 1 0 44 0 22 22 0 1 0-44 0z" />
      ) : (
        listRuledLines(background, faceSize).map(([x1, y1, x2, y2]) => (
          <line key={`${x1} ${y1} ${x2} ${y2}`} {...{ x1, y1, x2, y2 }} />
        ))
      )}
    </svg>
  );
}
