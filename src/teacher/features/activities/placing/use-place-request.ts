import { useState } from 'react';
import type { ApiReply } from '#contract/api.ts';
import { toSettings, toSettingsForm } from '#teacher/shared/courseware-settings/convert-settings.ts';
import { suggestSettings } from '#teacher/shared/courseware-settings/next-settings.ts';
import type { SettingsForm } from '#teacher/shared/courseware-settings/settings-form.ts';
import {
  type SettingsErrors,
  validateSettings,
} from '#teacher/shared/courseware-settings/validate-settings.ts';
import { coursewareReads } from '#teacher/shared/coursewares/coursewares.ts';
import { useSend } from '#ui/api/hooks.ts';
import type { PlaceStart, PlaceUnit } from './use-place-start.ts';

export type PlacedCourseware = ApiReply<'POST /teacher/courseware_place'>;

/** 'open': puts it into the unit and opens it for the class; 'closed': puts it in, unopened; 'save': into no unit. */
export const placeWays = ['open', 'closed', 'save'] as const;
export type PlaceWay = (typeof placeWays)[number];

export type PlaceRequest = {
  /** Resolves to the activity's id, creating the activity if needed; undefined if that failed, which a message says. */
  ensureActivityId: () => Promise<number | undefined>;
  onPlaced: (courseware: PlacedCourseware) => void;
  /** Called if the teacher only saves; absent if that is not offered. */
  onSaved?: () => void;
};

type PlaceRequestInput = {
  lastPlacing: PlaceStart['lastPlacing'];
  unit: PlaceUnit | undefined;
  /** The unit has the activity already. */
  isInUnit: boolean;
};

/** Nothing opens for a class unless the teacher chooses it, and nothing is put into a unit a second time. */
function proposeWay(isInUnit: boolean, maySave: boolean): PlaceWay {
  return isInUnit && maySave ? 'save' : 'closed';
}

/** The teacher's choices for placing, checked and sent with `submit`. */
export function usePlaceRequest(
  { ensureActivityId, onPlaced, onSaved }: PlaceRequest,
  { lastPlacing, unit, isInUnit }: PlaceRequestInput,
) {
  const [chosenWay, setWay] = useState<PlaceWay>();
  const way = chosenWay ?? proposeWay(isInUnit, onSaved !== undefined);
  const [changedForm, setForm] = useState<SettingsForm>(() =>
    toSettingsForm(suggestSettings(lastPlacing, Date.now())),
  );
  const [formUnitId, setFormUnitId] = useState(unit?.id);
  // Drops the chosen groups and students, because another unit's class has other ones.
  const form: SettingsForm =
    formUnitId === unit?.id
      ? changedForm
      : { ...changedForm, target_kind: 'class', target_ids: [], work_by: 'person', group_set_id: null };
  const [errors, setErrors] = useState<SettingsErrors & { unit?: true }>({});
  const [isChangingSettings, setChangingSettings] = useState(false);
  const [isWaitingForId, setWaitingForId] = useState(false);
  const placeCall = useSend('POST /teacher/courseware_place', {
    refreshes: [...coursewareReads, 'GET /teacher/last_placing', 'GET /diy/list', 'GET /diy/associated'],
    onSuccess: onPlaced,
  });
  const isBusy = isWaitingForId || placeCall.isPending;

  const placeActivity = async (unit_id: number, isOpening: boolean) => {
    setWaitingForId(true);
    const activity_id = await ensureActivityId().finally(() => setWaitingForId(false));
    if (activity_id !== undefined)
      placeCall.mutate({ unit_id, activity_id, open: isOpening, settings: toSettings(form) });
  };
  const submit = () => {
    if (way === 'save') {
      onSaved?.();
      return;
    }
    const isOpening = way === 'open';
    const settingsErrors = validateSettings(form, isOpening, Date.now());
    const foundErrors = { ...settingsErrors, ...(unit ? {} : { unit: true as const }) };
    setErrors(foundErrors);
    if (Object.keys(settingsErrors).length > 0) setChangingSettings(true);
    if (unit && Object.keys(foundErrors).length === 0 && !isBusy) void placeActivity(unit.id, isOpening);
  };
  return {
    way,
    setWay,
    errors,
    isBusy,
    submit,
    settings: {
      form,
      isOpen: isChangingSettings,
      onOpen: () => setChangingSettings(true),
      onChange: (change: Partial<SettingsForm>) => {
        setForm({ ...form, ...change });
        setFormUnitId(unit?.id);
      },
    },
  };
}
