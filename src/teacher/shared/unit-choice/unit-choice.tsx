import { Button, Select } from '@mantine/core';
import { useState } from 'react';
import { changeUnitSelection } from '#teacher/shared/class-filter/unit-selection.ts';
import { useTermChoice } from '#teacher/shared/class-filter/use-term-choice.ts';
import { commonMessages } from '#ui/i18n/common-messages.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { DialogFoot } from '#ui/primitives/dialog-foot.tsx';
import { LoadError } from '#ui/primitives/page-state.tsx';
import { Skeleton } from '#ui/primitives/skeleton.tsx';
import styles from './unit-choice.module.css';
import { unitChoiceMessages } from './unit-choice-messages.ts';
import { UnitRadio } from './unit-radio.tsx';
import { useNewUnit } from './use-new-unit.ts';
import { type ChosenUnit, usePlace } from './use-place.ts';

const toOption = (id: number, label: string) => ({ value: String(id), label });
const toId = (value: string | null) => (value === null ? undefined : Number(value));

type UnitChoiceProps = {
  /** The initial subject, if the class has it. */
  subjectId: number | null;
  submitLabel: string;
  busy: boolean;
  onChoose: (unit: ChosenUnit) => void;
  onCancel: () => void;
};

/** Chooses term, class, subject and unit; a new unit can be created here. */
export function UnitChoice({ subjectId, submitLabel, busy, onChoose, onCancel }: UnitChoiceProps) {
  const t = useMessages(unitChoiceMessages);
  const termChoice = useTermChoice();
  const tCommon = useMessages(commonMessages);
  const { index, calendarId, chosenClass, subject, place } = usePlace(subjectId);
  const [unit, setUnit] = useState<ChosenUnit>();
  const [wasSubmitted, setWasSubmitted] = useState(false);
  const newUnit = useNewUnit(place);
  if (index.isPending) return <Skeleton lines={4} height="2.75rem" />;
  if (index.isError) return <LoadError error={index.error} onRetry={() => void index.refetch()} />;
  const { calendar_list, class_list } = index.data;
  const changePlace = (changes: Parameters<typeof changeUnitSelection>[0]) => {
    changeUnitSelection(changes);
    setUnit(undefined);
  };
  return (
    <div className={styles.form}>
      <Select
        label={t('calendar')}
        allowDeselect={false}
        data={calendar_list.map(termChoice)}
        value={calendarId === undefined ? null : String(calendarId)}
        onChange={(value) => changePlace({ calendar_id: toId(value) })}
      />
      {class_list.length === 0 && <p className={styles.hint}>{t('no_classes')}</p>}
      <div className={styles.pair}>
        <Select
          label={t('class')}
          placeholder={t('select_class')}
          allowDeselect={false}
          data={class_list.map(({ class_id, class_name }) => toOption(class_id, class_name))}
          value={chosenClass ? String(chosenClass.class_id) : null}
          error={wasSubmitted && !chosenClass ? t('select_class') : undefined}
          onChange={(value) => changePlace({ calendar_id: calendarId, class_id: toId(value) })}
        />
        <Select
          label={t('subject')}
          placeholder={t('select_subject')}
          allowDeselect={false}
          disabled={!chosenClass}
          data={chosenClass?.subjects.map(({ id, name }) => toOption(id, name)) ?? []}
          value={subject ? String(subject.id) : null}
          error={wasSubmitted && chosenClass && !subject ? t('select_subject') : undefined}
          onChange={(value) =>
            changePlace({ calendar_id: calendarId, class_id: chosenClass?.class_id, subject_id: toId(value) })
          }
        />
      </div>
      {place && (
        <UnitRadio key={JSON.stringify(place)} place={place} unit={unit} newUnit={newUnit} onUnit={setUnit} />
      )}
      {wasSubmitted && place && !unit && newUnit.name.trim() === '' && (
        <p className={styles.error} role="alert">
          {t('select_unit')}
        </p>
      )}
      <DialogFoot>
        <Button variant="default" onClick={onCancel}>
          {tCommon('cancel')}
        </Button>
        <Button
          loading={busy || newUnit.isBusy}
          onClick={() => {
            setWasSubmitted(true);
            if (unit) onChoose(unit);
            // A typed name counts as a choice as well.
            else if (newUnit.name.trim() !== '')
              newUnit.create((createdUnit) => {
                setUnit(createdUnit);
                onChoose(createdUnit);
              });
          }}
        >
          {submitLabel}
        </Button>
      </DialogFoot>
    </div>
  );
}
