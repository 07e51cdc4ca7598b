import { Button, Select } from '@mantine/core';
import { useState } from 'react';
import { selectUnits } from '#teacher/shared/class-filter/unit-selection.ts';
import { unitChoiceMessages } from '#teacher/shared/unit-choice/unit-choice-messages.ts';
import { UnitRadio } from '#teacher/shared/unit-choice/unit-radio.tsx';
import { useNewUnit } from '#teacher/shared/unit-choice/use-new-unit.ts';
import { type ChosenUnit, usePlace } from '#teacher/shared/unit-choice/use-place.ts';
import { commonMessages } from '#ui/i18n/common-messages.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { DialogFoot } from '#ui/primitives/dialog-foot.tsx';
import { LoadError } from '#ui/primitives/page-state.tsx';
import { Skeleton } from '#ui/primitives/skeleton.tsx';
import classes from './unit-choice.module.css';

const option = (id: number, label: string) => ({ value: String(id), label });
const toId = (value: string | null) => (value === null ? undefined : Number(value));

type UnitChoiceProps = {
  /** Subject of what is to be placed: chosen at first where the class has it. */
  subjectId: number | null;
  submitLabel: string;
  busy: boolean;
  onChoose: (unit: ChosenUnit) => void;
  onCancel: () => void;
};

/** Term, class, subject and unit to place something in; a unit can be made on the way. */
export function UnitChoice({ subjectId, submitLabel, busy, onChoose, onCancel }: UnitChoiceProps) {
  const t = useMessages(unitChoiceMessages);
  const common = useMessages(commonMessages);
  const { index, calendarId, chosenClass, subject, place } = usePlace(subjectId);
  const [unit, setUnit] = useState<ChosenUnit>();
  const [wasAsked, setWasAsked] = useState(false);
  const newUnit = useNewUnit(place);
  if (index.isPending) return <Skeleton lines={4} height="2.75rem" />;
  if (index.isError) return <LoadError error={index.error} onRetry={() => void index.refetch()} />;
  const { calendar_list, class_list } = index.data;
  const choose = (change: Parameters<typeof selectUnits>[0]) => {
    selectUnits(change);
    setUnit(undefined);
  };
  return (
    <div className={classes.form}>
      <Select
        label={t('calendar')}
        allowDeselect={false}
        data={calendar_list.map(({ id, name }) => option(id, name))}
        value={calendarId === undefined ? null : String(calendarId)}
        onChange={(value) => choose({ calendar_id: toId(value) })}
      />
      {class_list.length === 0 && <p className={classes.hint}>{t('no_classes')}</p>}
      <div className={classes.pair}>
        <Select
          label={t('class')}
          placeholder={t('select_class')}
          allowDeselect={false}
          data={class_list.map(({ class_id, class_name }) => option(class_id, class_name))}
          value={chosenClass ? String(chosenClass.class_id) : null}
          error={wasAsked && !chosenClass ? t('select_class') : undefined}
          onChange={(value) => choose({ calendar_id: calendarId, class_id: toId(value) })}
        />
        <Select
          label={t('subject')}
          placeholder={t('select_subject')}
          allowDeselect={false}
          disabled={!chosenClass}
          data={chosenClass?.subjects.map(({ id, name }) => option(id, name)) ?? []}
          value={subject ? String(subject.id) : null}
          error={wasAsked && chosenClass && !subject ? t('select_subject') : undefined}
          onChange={(value) =>
            choose({ calendar_id: calendarId, class_id: chosenClass?.class_id, subject_id: toId(value) })
          }
        />
      </div>
      {place && (
        <UnitRadio key={JSON.stringify(place)} place={place} unit={unit} newUnit={newUnit} onUnit={setUnit} />
      )}
      {wasAsked && place && !unit && newUnit.name.trim() === '' && (
        <p className={classes.error} role="alert">
          {t('select_unit')}
        </p>
      )}
      <DialogFoot>
        <Button variant="default" onClick={onCancel}>
          {common('cancel')}
        </Button>
        <Button
          loading={busy || newUnit.isBusy}
          onClick={() => {
            setWasAsked(true);
            if (unit) onChoose(unit);
            // A name that was typed is a choice, too.
            else if (newUnit.name.trim() !== '')
              newUnit.create((made) => {
                setUnit(made);
                onChoose(made);
              });
          }}
        >
          {submitLabel}
        </Button>
      </DialogFoot>
    </div>
  );
}
