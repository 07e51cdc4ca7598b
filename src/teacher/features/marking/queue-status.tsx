import { Button } from '@mantine/core';
import type { AnswerPlace } from '#teacher/shared/marks/typed-marks.ts';
import { isUnsolved, keyOfMark, type UnsentMarks } from '#teacher/shared/marks/unsent-marks.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import styles from './marking.module.css';
import { markingMessages } from './messages.ts';

type QueueStatusProps = {
  unsent: UnsentMarks;
  typedMarks: ReadonlyMap<string, AnswerPlace>;
  /** The answers on the screen, by the keys of their marks: no button leads to them. */
  currentKeys: readonly string[];
  onShow: (place: AnswerPlace) => void;
};

type PartProps = {
  text: string;
  look?: 'warns' | 'typed' | undefined;
  /** Where the teacher has to look, if anywhere. */
  places: Iterable<AnswerPlace>;
} & Pick<QueueStatusProps, 'currentKeys' | 'onShow'>;

function StatusPart({ text, look, places, currentKeys, onShow }: PartProps) {
  const t = useMessages(markingMessages);
  const place = [...places].find((each) => !currentKeys.includes(keyOfMark(each)));
  return (
    <>
      <output className={styles.status} data-look={look}>
        {text}
      </output>
      {place && (
        <Button size="compact-sm" variant="subtle" onClick={() => onShow(place)}>
          {t('show')}
        </Button>
      )}
    </>
  );
}

/** Says whether marks still wait on this device, for a decision of the teacher, or to be given. */
export function QueueStatus({ unsent, typedMarks, currentKeys, onShow }: QueueStatusProps) {
  const { marks, failure, areOnlyInTab, hasRead } = unsent;
  const t = useMessages(markingMessages);
  const unsolved = [...marks.values()].filter(isUnsolved);
  const waitingCount = marks.size - unsolved.length;
  const describeWaiting = () => {
    if (areOnlyInTab) return t('only_in_tab', { count: waitingCount });
    if (failure === 'signed_out') return t('waiting_to_sign_in', { count: waitingCount });
    return failure === undefined ? t('sending') : t('waiting_to_send', { count: waitingCount });
  };
  const unsolvedPlaces = unsolved.flatMap(({ body: { mark, courseware_id } }) =>
    courseware_id === undefined ? [] : [{ ...mark, courseware_id }],
  );
  const isDelayed = failure !== undefined || areOnlyInTab;
  const shared = { currentKeys, onShow };
  return (
    <div className={styles.queue}>
      {waitingCount > 0 && (
        <StatusPart {...shared} text={describeWaiting()} look={isDelayed ? 'warns' : undefined} places={[]} />
      )}
      {unsolved.length > 0 && waitingCount === 0 && (
        <StatusPart
          {...shared}
          text={t('unsolved', { count: unsolved.length })}
          look="warns"
          places={unsolvedPlaces}
        />
      )}
      {typedMarks.size > 0 && (
        <StatusPart
          {...shared}
          text={t('not_given', { count: typedMarks.size })}
          look="typed"
          places={typedMarks.values()}
        />
      )}
      {hasRead && marks.size === 0 && typedMarks.size === 0 && (
        <StatusPart {...shared} text={t('all_saved')} places={[]} />
      )}
    </div>
  );
}
