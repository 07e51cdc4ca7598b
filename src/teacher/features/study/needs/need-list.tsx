import { useRef } from 'react';
import { useSend } from '#ui/api/hooks.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { Button } from '#ui/primitives/button.tsx';
import { NeedAct } from './need-act.tsx';
import styles from './needs.module.css';
import { needsMessages } from './needs-messages.ts';
import { useNeedTexts } from './use-need-texts.ts';
import type { Need, NeedScope } from './use-needs.ts';

type RowProps = { need: Need; now: number; isBusy: boolean; onSeen: () => void };

function NeedRow({ need, now, isBusy, onSeen }: RowProps) {
  const t = useMessages(needsMessages);
  const { nameOf, describeWhy, describeOthers } = useNeedTexts();
  const { reason, certainty, others, student, courseware_name, class_name, subject_name } = need;
  const name = nameOf(need);
  const placeNames = [...(student ? [courseware_name] : []), class_name, subject_name];
  return (
    <li className={styles.row} data-reason={reason}>
      <div className={styles.what}>
        <p className={styles.head}>
          <strong>{name}</strong> <span className={styles.reason}>{t(reason)}</span>{' '}
          <span className={styles.certainty}>{t(certainty)}</span>
        </p>
        <p>{describeWhy(need, now)}</p>
        <p className={styles.place}>{placeNames.join(' · ')}</p>
        {others.length > 0 && <p className={styles.place}>{describeOthers(need)}</p>}
      </div>
      <div className={styles.acts}>
        <NeedAct need={need} name={name} />
        <Button
          look="quiet"
          busy={isBusy}
          aria-label={t('act_for', { act: t('seen'), name })}
          onClick={onSeen}
        >
          {t('seen')}
        </Button>
      </div>
    </li>
  );
}

const keyOf = ({ student, courseware_id, reason }: Need) =>
  student ? `student ${student.user_id}` : `${reason} ${courseware_id}`;

type NeedListProps = {
  needs: readonly Need[];
  /** When they were read. */
  now: number;
  scope: NeedScope;
  labelledBy: string;
};

/** Rows of who needs the teacher. What was seen goes, and the focus stays in the list. */
export function NeedList({ needs, now, scope, labelledBy }: NeedListProps) {
  const root = useRef<HTMLUListElement>(null);
  const see = useSend('POST /study/needs_seen', { refreshes: ['GET /study/needs'] });
  const busySigns = see.isPending ? see.variables.signs : undefined;
  const markSeen = ({ signs }: Need) => {
    if (see.isPending) return;
    root.current?.focus();
    see.mutate({ ...scope, signs: [...signs] });
  };
  return (
    <ul ref={root} className={styles.rows} aria-labelledby={labelledBy} tabIndex={-1}>
      {needs.map((need) => (
        <NeedRow
          key={keyOf(need)}
          need={need}
          now={now}
          isBusy={busySigns?.[0]?.sign === need.signs[0]?.sign}
          onSeen={() => markSeen(need)}
        />
      ))}
    </ul>
  );
}
