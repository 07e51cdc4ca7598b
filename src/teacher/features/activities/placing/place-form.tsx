import { Button, Radio } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import type { ApiReply } from '#contract/api.ts';
import { suggestSettings } from '#teacher/shared/courseware-settings/next-settings.ts';
import {
  type SettingsErrors,
  type SettingsForm,
  toForm,
  toSettings,
  validateSettings,
} from '#teacher/shared/courseware-settings/settings-form.ts';
import { coursewareReads } from '#teacher/shared/coursewares/coursewares.ts';
import { UnitChoice } from '#teacher/shared/unit-choice/unit-choice.tsx';
import { readNow, useSend } from '#ui/api/hooks.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { DialogFoot } from '#ui/primitives/dialog-foot.tsx';
import { Skeleton } from '#ui/primitives/skeleton.tsx';
import styles from './placing.module.css';
import { placingMessages } from './placing-messages.ts';
import { SettingsLine } from './settings-line.tsx';
import { UnitSelect } from './unit-select.tsx';
import { useAutofocus } from './use-autofocus.ts';
import { type PlaceStart, type PlaceUnit, type Used, usePlaceStart } from './use-place-start.ts';

export type Placeable = { id: number; name: string; subject_id: number | null };
export type Placed = ApiReply<'POST /teacher/courseware_place'>;

/** `data-opener` of the button that places. */
export const placeButtonId = 'place';

type PlaceFormProps = {
  activity: Pick<Placeable, 'subject_id'>;
  /** The activity; what is still to be made is made when it is placed. Undefined: that was not possible, and was said. */
  findId: () => Promise<number | undefined>;
  isMarked: boolean;
  /** The unit it was made for. */
  unitId: number | undefined;
  onPlaced: (courseware: Placed) => void;
  /** Where it is already; nowhere while it is still to be made. */
  usedIn?: readonly Used[];
  /** It is to come into a unit that does not have it. */
  isElsewhere?: boolean;
  /** What is before it in the dialog, for this unit, is to be filled in first: the focus stays there. */
  isAfter?: boolean;
  /** In place of its button, while what is to be made waits for something. */
  waiting?: ReactNode;
  /** It is only to be saved; absent where that is no choice. */
  onSaved?: () => void;
};

const ways = ['open', 'closed', 'save'] as const;
type Way = (typeof ways)[number];

function nameWay(way: Way, hasUnit: boolean, isHere: boolean) {
  if (way === 'open' && !hasUnit) return 'how_open_none';
  return way === 'save' && isHere ? 'how_leave' : (`how_${way}` as const);
}

/** What is in the unit already is not opened again by one press. */
function wayAtFirst(isHere: boolean, maySave: boolean): Way {
  if (!isHere) return 'open';
  return maySave ? 'save' : 'closed';
}

/** Where an activity goes, whether it opens at once, and how it is done: begun with what was chosen last. */
export function PlaceForm(props: PlaceFormProps) {
  const { unitId, usedIn = [], isElsewhere = false } = props;
  const start = usePlaceStart({ unitId, usedIn, isElsewhere });
  return start ? <StartedForm {...props} start={start} /> : <Skeleton lines={4} height="2.75rem" />;
}

function StartedForm({ start, ...props }: PlaceFormProps & { start: PlaceStart }) {
  const t = useMessages(placingMessages);
  const client = useQueryClient();
  const [unit, setUnit] = useState(start.unit);
  const [isElsewhere, setElsewhere] = useState(start.units.length === 0 && !start.unit);
  const choose = async (id: number) => {
    try {
      setUnit(await readNow(client, 'GET /teacher/unit_detail', { id }));
      setElsewhere(false);
    } catch {
      // The message has been shown.
    }
  };
  if (!isElsewhere) {
    return (
      <Choices {...props} start={start} unit={unit} onUnit={setUnit} onOther={() => setElsewhere(true)} />
    );
  }
  return (
    <UnitChoice
      subjectId={props.activity.subject_id}
      submitLabel={t('use_unit')}
      busy={false}
      onCancel={() => setElsewhere(false)}
      onChoose={({ id }) => void choose(id)}
    />
  );
}

type ChoicesProps = PlaceFormProps & {
  start: PlaceStart;
  unit: PlaceUnit | undefined;
  onUnit: (unit: PlaceUnit) => void;
  onOther: () => void;
};

function Choices({
  findId,
  isMarked,
  isAfter = false,
  waiting,
  start,
  unit,
  onUnit,
  onOther,
  onPlaced,
  onSaved,
}: ChoicesProps) {
  const t = useMessages(placingMessages);
  const formRef = useRef<HTMLFormElement>(null);
  const isHere = unit !== undefined && start.having.has(unit.id);
  const [chosen, setWay] = useState<Way>();
  const way = chosen ?? wayAtFirst(isHere, onSaved !== undefined);
  const [form, setForm] = useState<SettingsForm>(() => toForm(suggestSettings(start.last, Date.now())));
  const [errors, setErrors] = useState<SettingsErrors & { unit?: true }>({});
  const [isChanging, setChanging] = useState(false);
  const place = useSend('POST /teacher/courseware_place', {
    refreshes: [...coursewareReads, 'GET /teacher/last_placing', 'GET /diy/list', 'GET /diy/associated'],
    onSuccess: onPlaced,
  });
  const [isFinding, setFinding] = useState(false);
  const isBusy = isFinding || place.isPending;
  const words = { class: unit?.class_name ?? '', unit: unit?.name ?? '' };
  useAutofocus(formRef, !isAfter);
  useEffect(() => {
    if (Object.keys(errors).length > 0)
      formRef.current?.querySelector<HTMLElement>('input[aria-invalid="true"], button[data-error]')?.focus();
  }, [errors]);

  const send = async (unit_id: number, open: boolean) => {
    setFinding(true);
    const activity_id = await findId().finally(() => setFinding(false));
    if (activity_id !== undefined) place.mutate({ unit_id, activity_id, open, settings: toSettings(form) });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (way === 'save') return onSaved?.();
    const open = way === 'open';
    const wrong = validateSettings(form, open, Date.now());
    const found = { ...wrong, ...(unit ? {} : { unit: true as const }) };
    setErrors(found);
    if (Object.keys(wrong).length > 0) setChanging(true);
    if (unit && Object.keys(found).length === 0 && !isBusy) void send(unit.id, open);
    return undefined;
  };
  return (
    <form ref={formRef} noValidate className={styles.form} onSubmit={submit}>
      <fieldset disabled={Boolean(waiting)} className={styles.choices}>
        {way !== 'save' && !(isAfter && unit) && (
          <UnitSelect
            units={start.units}
            unit={unit}
            error={errors.unit && t('unit_required')}
            isFirst={!unit}
            onUnit={onUnit}
            onOther={onOther}
          />
        )}
        {isHere && <p className={styles.line}>{t('is_here', words)}</p>}
        <Radio.Group
          label={t('how')}
          value={way}
          onChange={(value) => setWay(ways.find((one) => one === value) ?? 'open')}
        >
          <div className={styles.ways}>
            {ways
              .filter((one) => one !== 'save' || onSaved)
              .map((one) => (
                <Radio key={one} value={one} label={t(nameWay(one, unit !== undefined, isHere), words)} />
              ))}
          </div>
        </Radio.Group>
        {way !== 'save' && (
          <SettingsLine
            form={form}
            isMarked={isMarked}
            errors={errors}
            isOpen={isChanging}
            onOpen={() => setChanging(true)}
            onChange={(change) => setForm({ ...form, ...change })}
          />
        )}
      </fieldset>
      <DialogFoot>
        {waiting || (
          <Button
            type="submit"
            size="md"
            loading={isBusy}
            data-opener={placeButtonId}
            {...(unit ? { 'data-autofocus': true } : {})}
          >
            {t(way === 'open' && !unit ? 'do_open_none' : `do_${way}`, words)}
          </Button>
        )}
      </DialogFoot>
    </form>
  );
}
