import { Button, Radio } from '@mantine/core';
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { DialogFoot } from '#ui/primitives/dialog-foot.tsx';
import styles from './placing.module.css';
import { placingMessages } from './placing-messages.ts';
import { SettingsLine } from './settings-line.tsx';
import { UnitSelect } from './unit-select.tsx';
import { useAutofocus } from './use-autofocus.ts';
import { type PlaceRequest, type PlaceWay, placeWays, usePlaceRequest } from './use-place-request.ts';
import type { PlaceStart, PlaceUnit } from './use-place-start.ts';

/** `data-opener` of the button that places. */
export const placeButtonId = 'place';

/** The activity to place, and the callbacks for afterwards. */
export type PlaceActivity = PlaceRequest & {
  type: string;
  isMarked: boolean;
  /** True after other fields of the dialog, which are for a fixed unit and get the focus first. */
  isAfterFields?: boolean;
  /** Shown instead of the button while placing waits for conversions. */
  waiting?: ReactNode;
};

type PlaceChoicesProps = PlaceActivity & {
  start: PlaceStart;
  unit: PlaceUnit | undefined;
  onUnit: (unit: PlaceUnit) => void;
  onOther: () => void;
};

function labelKey(way: PlaceWay, hasUnit: boolean, isHere: boolean) {
  if (way === 'open' && !hasUnit) return 'how_open_none';
  return way === 'save' && isHere ? 'how_leave' : (`how_${way}` as const);
}

/** The unit, whether the activity opens at once, and its settings. */
export function PlaceChoices(props: PlaceChoicesProps) {
  const { type, isMarked, isAfterFields = false, waiting, start, unit, onUnit, onOther, onSaved } = props;
  const t = useMessages(placingMessages);
  const root = useRef<HTMLFormElement>(null);
  const isHere = unit !== undefined && start.unitIdsWithIt.has(unit.id);
  const request = usePlaceRequest(props, { last: start.last, unit, isHere });
  const { way, errors } = request;
  const unitNames = { class: unit?.class_name ?? '', unit: unit?.name ?? '' };
  useAutofocus(root, !isAfterFields);
  useEffect(() => {
    if (Object.keys(errors).length > 0)
      root.current?.querySelector<HTMLElement>('input[aria-invalid="true"], button[data-error]')?.focus();
  }, [errors]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    request.submit();
  };
  return (
    <form ref={root} noValidate className={styles.form} onSubmit={submit}>
      <fieldset disabled={Boolean(waiting)} className={styles.choices}>
        {way !== 'save' && !(isAfterFields && unit) && (
          <UnitSelect
            units={start.units}
            unit={unit}
            error={errors.unit && t('unit_required')}
            isFirst={!unit}
            onUnit={onUnit}
            onOther={onOther}
          />
        )}
        {isHere && <p className={styles.line}>{t('is_here', unitNames)}</p>}
        <Radio.Group
          label={t('how')}
          value={way}
          onChange={(value) => request.setWay(placeWays.find((known) => known === value) ?? 'open')}
        >
          <div className={styles.ways}>
            {placeWays
              .filter((known) => known !== 'save' || onSaved)
              .map((known) => (
                <Radio
                  key={known}
                  value={known}
                  label={t(labelKey(known, unit !== undefined, isHere), unitNames)}
                />
              ))}
          </div>
        </Radio.Group>
        {way !== 'save' && (
          <SettingsLine {...request.settings} {...{ type, isMarked, errors }} unitId={unit?.id} />
        )}
      </fieldset>
      <DialogFoot>
        {waiting || (
          <Button
            type="submit"
            size="md"
            loading={request.isBusy}
            data-opener={placeButtonId}
            {...(unit ? { 'data-autofocus': true } : {})}
          >
            {t(way === 'open' && !unit ? 'do_open_none' : `do_${way}`, unitNames)}
          </Button>
        )}
      </DialogFoot>
    </form>
  );
}
