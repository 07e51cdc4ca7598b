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

/** The activity to place, and the callbacks that run afterwards. */
export type PlacingProps = PlaceRequest & {
  type: string;
  isMarked: boolean;
  /** True if other fields precede these in the dialog. They get the focus first, and the unit is fixed. */
  isAfterFields?: boolean;
  /** Shown instead of the button while placing waits for conversions. */
  waitingNote?: ReactNode;
};

type PlaceChoicesProps = PlacingProps & {
  start: PlaceStart;
  unit: PlaceUnit | undefined;
  onChooseUnit: (unit: PlaceUnit) => void;
  onOtherUnit: () => void;
};

function getLabelKey(way: PlaceWay, hasUnit: boolean, isInUnit: boolean) {
  if (way === 'open' && !hasUnit) return 'how_open_none';
  return way === 'save' && isInUnit ? 'how_leave' : (`how_${way}` as const);
}

/** Fields to choose the unit, whether the activity opens at once, and its settings. */
export function PlaceChoices(props: PlaceChoicesProps) {
  const {
    type,
    isMarked,
    isAfterFields = false,
    waitingNote,
    start,
    unit,
    onChooseUnit,
    onOtherUnit,
    onSaved,
  } = props;
  const t = useMessages(placingMessages);
  const root = useRef<HTMLFormElement>(null);
  const isInUnit = unit !== undefined && start.unitIdsWithActivity.has(unit.id);
  const placeRequest = usePlaceRequest(props, { lastPlacing: start.lastPlacing, unit, isInUnit });
  const { way, errors } = placeRequest;
  const unitNames = { class: unit?.class_name ?? '', unit: unit?.name ?? '' };
  useAutofocus(root, !isAfterFields);
  useEffect(() => {
    if (Object.keys(errors).length > 0)
      root.current?.querySelector<HTMLElement>('input[aria-invalid="true"], button[data-error]')?.focus();
  }, [errors]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    placeRequest.submit();
  };
  return (
    <form ref={root} noValidate className={styles.form} onSubmit={submit}>
      <fieldset disabled={Boolean(waitingNote)} className={styles.choices}>
        {way !== 'save' && !(isAfterFields && unit) && (
          <UnitSelect
            units={start.units}
            unit={unit}
            error={errors.unit && t('unit_required')}
            isFocusedFirst={!unit}
            onChooseUnit={onChooseUnit}
            onOtherUnit={onOtherUnit}
          />
        )}
        {isInUnit && <p className={styles.line}>{t('is_here', unitNames)}</p>}
        <Radio.Group
          label={t('how')}
          value={way}
          onChange={(value) =>
            placeRequest.setWay(placeWays.find((candidate) => candidate === value) ?? 'closed')
          }
        >
          <div className={styles.ways}>
            {placeWays
              .filter((placeWay) => placeWay !== 'save' || onSaved)
              .map((placeWay) => (
                <Radio
                  key={placeWay}
                  value={placeWay}
                  label={t(getLabelKey(placeWay, unit !== undefined, isInUnit), unitNames)}
                />
              ))}
          </div>
        </Radio.Group>
        {way !== 'save' && (
          <SettingsLine {...placeRequest.settings} {...{ type, isMarked, errors }} unitId={unit?.id} />
        )}
      </fieldset>
      <DialogFoot>
        {waitingNote || (
          <Button
            type="submit"
            size="md"
            loading={placeRequest.isBusy}
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
