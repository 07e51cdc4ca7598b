import { Chip, SegmentedControl } from '@mantine/core';
import { inkMessages } from '#parts/ink/ink-messages.ts';
import { colourCodes, type InkColour, inkColours } from '#parts/ink/palette.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import type { ToolFields } from '../task/model.ts';
import { type DrawingTool, drawingTools, toolPresets } from '../task/tools.ts';
import type { FieldProps } from './field-props.ts';
import styles from './fields.module.css';
import { taskFieldMessages } from './messages.ts';

/** Which tools and colours students have: all, a pen alone, or the teacher's own choice. */
export function ToolsField({ task, errorAt, update }: FieldProps<ToolFields>) {
  const t = useMessages(taskFieldMessages);
  return (
    <fieldset className={styles.group}>
      <legend>{t('tools')}</legend>
      <SegmentedControl
        fullWidth
        aria-label={t('tools')}
        value={task.tools}
        data={toolPresets.map((value) => ({ value, label: t(`preset_${value}`) }))}
        onChange={(tools) => update(() => ({ tools }))}
      />
      {task.tools === 'pen' && <p className={styles.hint}>{t('preset_pen_hint')}</p>}
      {task.tools === 'own' && (
        <>
          <OwnTools {...{ task, errorAt, update }} />
          <OwnColours {...{ task, errorAt, update }} />
        </>
      )}
    </fieldset>
  );
}

const inOrder = <Value extends string>(order: readonly Value[], chosen: readonly string[]): Value[] =>
  order.filter((value) => chosen.includes(value));

function OwnTools({ task, errorAt, update }: FieldProps<ToolFields>) {
  const t = useMessages(taskFieldMessages);
  const error = errorAt('own_tools');
  return (
    <div className={styles.chips} role="group" aria-label={t('own_tools')} data-field="own_tools">
      <Chip.Group
        multiple
        value={task.own_tools}
        onChange={(chosen) => update(() => ({ own_tools: inOrder<DrawingTool>(drawingTools, chosen) }))}
      >
        {drawingTools.map((tool) => (
          <Chip key={tool} size="md" value={tool}>
            {t(`tool_${tool}`)}
          </Chip>
        ))}
      </Chip.Group>
      {error && (
        <p className={styles.error} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}

function OwnColours({ task, errorAt, update }: FieldProps<ToolFields>) {
  const t = useMessages(taskFieldMessages);
  const tInk = useMessages(inkMessages);
  const error = errorAt('own_colours');
  const toggle = (colour: InkColour, isOn: boolean) =>
    update(({ own_colours }) => ({
      own_colours: inkColours.filter((each) => (each === colour ? isOn : own_colours.includes(each))),
    }));
  return (
    <div className={styles.chips} role="group" aria-label={t('own_colours')} data-field="own_colours">
      {inkColours.map((colour) => (
        <label key={colour} className={styles.swatch} title={tInk(colour)}>
          <input
            type="checkbox"
            aria-label={tInk(colour)}
            checked={task.own_colours.includes(colour)}
            onChange={({ currentTarget }) => toggle(colour, currentTarget.checked)}
          />
          <span style={{ background: colourCodes[colour] }} data-light={isLight(colour) || undefined} />
        </label>
      ))}
      {error && (
        <p className={styles.error} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}

/** The tick on it is dark. */
const isLight = (colour: InkColour): boolean => colour === 'white' || colour === 'yellow';
