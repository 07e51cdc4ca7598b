import { Button, Modal, Radio, Select, TextInput } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { nameMaxLength } from '#contract/limits.ts';
import { selectUnits, useUnitSelection } from '#teacher/shared/unit-selection.ts';
import { useCall, useSend } from '#ui/api/hooks.ts';
import { commonMessages } from '#ui/i18n/common-messages.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { Done } from '#ui/illustrations/done.tsx';
import { LoadError } from '#ui/primitives/page-state.tsx';
import { Skeleton } from '#ui/primitives/skeleton.tsx';
import classes from './add-to-unit.module.css';
import { messages } from './messages.ts';

type AddToUnitProps = {
  activity: { id: number; name: string; subject_id: number | null };
  onClose: () => void;
};
type Unit = { id: number; name: string };
type Place = { calendar_id: number; class_id: number; subject_id: number };

const option = (id: number, label: string) => ({ value: String(id), label });
const toId = (value: string | null) => (value === null ? undefined : Number(value));

/** Term, class and subject, starting with those last chosen; `place` is undefined until all three are known. */
function usePlace(subjectId: number | null) {
  const selection = useUnitSelection();
  const index = useCall(
    'GET /teacher/index',
    { calendar_id: selection.calendar_id },
    { quiet: true, keepPrevious: true },
  );
  const calendarId = selection.calendar_id ?? index.data?.current_calendar_id ?? undefined;
  const classList = index.data?.class_list ?? [];
  const chosenClass =
    classList.find(({ class_id }) => class_id === selection.class_id) ??
    (classList.length === 1 ? classList[0] : undefined);
  const taught = chosenClass?.subjects ?? [];
  const subject =
    taught.find(({ id }) => id === selection.subject_id) ??
    taught.find(({ id }) => id === subjectId) ??
    (taught.length === 1 ? taught[0] : undefined);
  const place: Place | undefined =
    calendarId !== undefined && chosenClass && subject
      ? { calendar_id: calendarId, class_id: chosenClass.class_id, subject_id: subject.id }
      : undefined;
  return { index, calendarId, chosenClass, subject, place };
}

function UnitChoice({
  place,
  unit,
  onUnit,
}: {
  place: Place;
  unit: Unit | undefined;
  onUnit: (unit: Unit) => void;
}) {
  const t = useMessages(messages);
  const [name, setName] = useState('');
  const [error, setError] = useState<string>();
  const units = useCall('GET /teacher/unit_list', { ...place, limit: 100 }, { quiet: true });
  const add = useSend('POST /teacher/unit_add', {
    refreshes: ['GET /teacher/unit_list'],
    success: t('unit_created'),
    onSuccess: ({ id }, input) => {
      onUnit({ id, name: input.name });
      setName('');
    },
  });
  const create = () => {
    if (name.trim() === '') setError(t('fill_unit_name'));
    else add.mutate({ ...place, name: name.trim() });
  };
  if (units.isPending) return <Skeleton lines={3} height="2.75rem" />;
  if (units.isError) return <LoadError error={units.error} onRetry={() => void units.refetch()} />;
  return (
    <>
      <Radio.Group
        label={t('unit')}
        value={unit ? String(unit.id) : ''}
        onChange={(value) => {
          const found = units.data.items.find(({ id }) => String(id) === value);
          if (found) onUnit({ id: found.id, name: found.name });
        }}
      >
        <div className={classes.units}>
          {units.data.items.map(({ id, name: unitName }) => (
            <Radio key={id} value={String(id)} label={unitName} />
          ))}
          {units.data.items.length === 0 && <p className={classes.hint}>{t('no_units')}</p>}
        </div>
      </Radio.Group>
      <form
        className={classes.newUnit}
        onSubmit={(event) => {
          event.preventDefault();
          create();
        }}
      >
        <TextInput
          label={t('new_unit')}
          placeholder={t('unit_name')}
          maxLength={nameMaxLength}
          value={name}
          error={error}
          onChange={({ currentTarget }) => {
            setName(currentTarget.value);
            setError(undefined);
          }}
        />
        <Button
          type="submit"
          variant="light"
          loading={add.isPending}
          leftSection={<IconPlus size={18} aria-hidden="true" />}
        >
          {t('create_unit')}
        </Button>
      </form>
    </>
  );
}

function Choices({ activity, onClose, onAdded }: AddToUnitProps & { onAdded: (unit: Unit) => void }) {
  const t = useMessages(messages);
  const common = useMessages(commonMessages);
  const { index, calendarId, chosenClass, subject, place } = usePlace(activity.subject_id);
  const [unit, setUnit] = useState<Unit>();
  const [wasAsked, setWasAsked] = useState(false);
  const add = useSend('POST /teacher/course_add', {
    refreshes: ['GET /diy/list', 'GET /teacher/course_list', 'GET /teacher/unit_list'],
    onSuccess: () => unit && onAdded(unit),
  });
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
      {place && <UnitChoice key={JSON.stringify(place)} place={place} unit={unit} onUnit={setUnit} />}
      {wasAsked && place && !unit && (
        <p className={classes.error} role="alert">
          {t('select_unit')}
        </p>
      )}
      <div className={classes.buttons}>
        <Button variant="default" onClick={onClose}>
          {common('cancel')}
        </Button>
        <Button
          loading={add.isPending}
          onClick={() => {
            setWasAsked(true);
            if (unit) add.mutate({ unit_id: unit.id, activity_ids: [activity.id] });
          }}
        >
          {t('add')}
        </Button>
      </div>
    </div>
  );
}

/** Places a completed activity in a unit that is chosen, or created, here. */
export function AddToUnit({ activity, onClose }: AddToUnitProps) {
  const t = useMessages(messages);
  const common = useMessages(commonMessages);
  const [added, setAdded] = useState<Unit>();
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('add_named', { name: activity.name })}
      closeButtonProps={{ 'aria-label': common('close') }}
    >
      {added ? (
        <div className={classes.done} role="status">
          <Done className={classes.picture} />
          <p>{t('added', { unit: added.name })}</p>
          <Button
            renderRoot={(props) => <Link {...props} to="/unit/course/list" search={{ unit_id: added.id }} />}
          >
            {t('go_to_unit')}
          </Button>
        </div>
      ) : (
        <Choices activity={activity} onClose={onClose} onAdded={setAdded} />
      )}
    </Modal>
  );
}
