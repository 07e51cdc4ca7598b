import type { CSSProperties, ReactNode } from 'react';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { inkMessages } from '../ink-messages.ts';
import { colourCodes, type InkColour } from '../palette.ts';
import {
  eraserRadii,
  listErasers,
  listShapes,
  listStamps,
  markerWidths,
  type ToolChoice,
  type ToolOffer,
  takesFill,
  textSizes,
} from '../tool-choice.ts';
import { PopButton } from './pop-button.tsx';
import { RadioRow } from './radio-row.tsx';
import { StampFace, stampKey, useStampName } from './stamp-face.tsx';
import { ShapeIcon } from './tool-icons.tsx';
import styles from './toolbar.module.css';

type OptionsProps = {
  choice: ToolChoice;
  offer: ToolOffer;
  onChange: (choice: ToolChoice) => void;
};

const style = (name: string, value: string): CSSProperties => ({ [name]: value });

const Swatch = ({ colour }: { colour: InkColour }) => (
  <span className={styles.swatch} style={style('--swatch', colourCodes[colour])} />
);

function ColourOption({ choice, offer: { colours }, onChange }: OptionsProps) {
  const t = useMessages(inkMessages);
  const field = choice.group === 'marker' ? 'markerColour' : 'colour';
  const chosen = choice[field];
  return (
    <PopButton label={t('colour', { colour: t(chosen) })} face={<Swatch colour={chosen} />}>
      {(close) => (
        <RadioRow
          isGrid
          label={t('colours')}
          value={chosen}
          choices={colours.map((colour) => ({
            value: colour,
            label: t(colour),
            face: <Swatch colour={colour} />,
          }))}
          onChoose={(colour) => onChange({ ...choice, [field]: colour })}
          onPick={close}
        />
      )}
    </PopButton>
  );
}

type SizeOptionProps = {
  label: string;
  sizes: readonly number[];
  value: number;
  renderFace: (size: number) => ReactNode;
  onChoose: (size: number) => void;
};

function SizeOption({ label, sizes, value, renderFace, onChoose }: SizeOptionProps) {
  const t = useMessages(inkMessages);
  return (
    <PopButton label={label} face={renderFace(value)}>
      {(close) => (
        <RadioRow
          label={label}
          value={value}
          choices={sizes.map((size, index) => ({
            value: size,
            label: t('size', { number: index + 1, count: sizes.length }),
            face: renderFace(size),
          }))}
          onChoose={onChoose}
          onPick={close}
        />
      )}
    </PopButton>
  );
}

const Dot = ({ pixels }: { pixels: number }) => (
  <span className={styles.dot} style={style('--dot', `${Math.max(3, Math.min(30, pixels))}px`)} />
);

function WidthOption({ choice, offer, onChange }: OptionsProps) {
  const t = useMessages(inkMessages);
  const isMarker = choice.group === 'marker';
  return (
    <SizeOption
      label={t('widths')}
      sizes={isMarker ? markerWidths : offer.widths}
      value={isMarker ? choice.markerWidth : choice.width}
      renderFace={(width) => <Dot pixels={width} />}
      onChoose={(width) => onChange({ ...choice, ...(isMarker ? { markerWidth: width } : { width }) })}
    />
  );
}

function EraserOptions({ choice, offer, onChange }: OptionsProps) {
  const t = useMessages(inkMessages);
  const erasers = listErasers(offer.tools);
  return (
    <>
      {erasers.length > 1 && (
        <RadioRow
          label={t('erasers')}
          value={choice.eraser}
          choices={erasers.map((by) => ({
            value: by,
            label: t(`erase_${by}`),
            face: <span className={styles.word}>{t(`erase_${by}`)}</span>,
          }))}
          onChoose={(eraser) => onChange({ ...choice, eraser })}
        />
      )}
      <SizeOption
        label={t('eraser_sizes')}
        sizes={eraserRadii}
        value={choice.eraserRadius}
        renderFace={(radius) => <Dot pixels={radius * 0.9} />}
        onChoose={(eraserRadius) => onChange({ ...choice, eraserRadius })}
      />
    </>
  );
}

function ShapeOptions(props: OptionsProps) {
  const { choice, offer, onChange } = props;
  const t = useMessages(inkMessages);
  return (
    <>
      <RadioRow
        label={t('shapes')}
        value={choice.shape}
        choices={listShapes(offer.tools).map((shape) => ({
          value: shape,
          label: t(shape),
          face: <ShapeIcon shape={shape} />,
        }))}
        onChoose={(shape) => onChange({ ...choice, shape })}
      />
      <ColourOption {...props} />
      <WidthOption {...props} />
      {takesFill(choice.shape) && (
        <label className={styles.check} style={{ inlineSize: 'auto' }}>
          <input
            type="checkbox"
            checked={choice.isFilled}
            onChange={({ currentTarget }) => onChange({ ...choice, isFilled: currentTarget.checked })}
          />
          <span>{t('filled')}</span>
        </label>
      )}
    </>
  );
}

function StampOptions(props: OptionsProps) {
  const { choice, offer, onChange } = props;
  const t = useMessages(inkMessages);
  const nameOf = useStampName();
  const stamps = listStamps(offer);
  return (
    <>
      <PopButton label={t('stamps')} face={<StampFace stamp={choice.stamp} />}>
        {(close) => (
          <RadioRow
            isGrid={offer.wordStamps.length === 0}
            label={t('stamps')}
            value={stampKey(choice.stamp)}
            choices={stamps.map((stamp) => ({
              value: stampKey(stamp),
              label: nameOf(stamp),
              face: <StampFace stamp={stamp} />,
            }))}
            onChoose={(key) => {
              const stamp = stamps.find((each) => stampKey(each) === key);
              if (stamp) onChange({ ...choice, stamp });
            }}
            onPick={close}
          />
        )}
      </PopButton>
      {choice.stamp.stamp === 'words' && <ColourOption {...props} />}
    </>
  );
}

/** What the chosen tool can be set to. */
export function ToolOptions(props: OptionsProps) {
  const { choice, onChange } = props;
  const t = useMessages(inkMessages);
  switch (choice.group) {
    case 'pen':
    case 'marker':
      return (
        <>
          <ColourOption {...props} />
          <WidthOption {...props} />
        </>
      );
    case 'eraser':
      return <EraserOptions {...props} />;
    case 'shape':
      return <ShapeOptions {...props} />;
    case 'text':
      return (
        <>
          <ColourOption {...props} />
          <SizeOption
            label={t('text_sizes')}
            sizes={textSizes}
            value={choice.textSize}
            renderFace={(size) => (
              <span className={styles.letter} style={style('--letter', `${size * 0.6}px`)}>
                A
              </span>
            )}
            onChoose={(textSize) => onChange({ ...choice, textSize })}
          />
        </>
      );
    case 'stamp':
      return <StampOptions {...props} />;
    default:
      return null;
  }
}
