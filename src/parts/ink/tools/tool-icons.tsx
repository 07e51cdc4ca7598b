import type { ReactNode } from 'react';
import { drawIcon } from '#ui/primitives/draw-icon.tsx';
import type { ShapeName, ToolGroup } from '../tool-choice.ts';

const PenIcon = drawIcon(<path d="m4 20 1-4.5L16 4.5l3.5 3.5L8.5 19 4 20Zm9.5-13 3.5 3.5" />);
const MarkerIcon = drawIcon(<path d="m9 15-3-3 8-8 6 6-8 8-3-3Zm0 0-4 4h5l2-1M4 22h16" />);
const EraserIcon = drawIcon(<path d="m8 19-4-4a2 2 0 0 1 0-3l8-8 7.5 7.5L12 19H8Zm0 0h12M8 8l7.5 7.5" />);
const TextIcon = drawIcon(<path d="M5 7V5h14v2M12 5v14m-3 0h6" />);
const StampIcon = drawIcon(
  <path d="M12 3a3 3 0 0 1 3 3c0 2-1.5 3-1.5 6H18a1 1 0 0 1 1 1v3H5v-3a1 1 0 0 1 1-1h4.5c0-3-1.5-4-1.5-6a3 3 0 0 1 3-3ZM5 20h14" />,
);
const PictureIcon = drawIcon(
  <path d="M5 4h14a1 1 0 0 1 1 1v14a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V5a1 1 0 0 1 1-1Zm0 14 5-6 3.5 4 2-2L19 18M15.5 8.5v.01" />,
);
const SelectIcon = drawIcon(<path d="m6 4 13 7.5-6 1.5-2 6Z" />);
const PanIcon = drawIcon(
  <path d="M12 3v18M3 12h18M12 3 9.5 5.5M12 3l2.5 2.5M12 21l-2.5-2.5M12 21l2.5-2.5M3 12l2.5-2.5M3 12l2.5 2.5M21 12l-2.5-2.5M21 12l-2.5 2.5" />,
);

const shapes = {
  line: <path d="M5 19 19 5" />,
  arrow: <path d="M5 19 19 5m0 0h-8m8 0v8" />,
  rectangle: <path d="M4 6h16v12H4z" />,
  ellipse: <path d="M12 6c5 0 8.5 2.7 8.5 6s-3.5 6-8.5 6-8.5-2.7-8.5-6S7 6 12 6Z" />,
} satisfies Record<ShapeName, ReactNode>;

const shapeIcons = {
  line: drawIcon(shapes.line),
  arrow: drawIcon(shapes.arrow),
  rectangle: drawIcon(shapes.rectangle),
  ellipse: drawIcon(shapes.ellipse),
};

export function ShapeIcon({ shape }: { shape: ShapeName }) {
  const Icon = shapeIcons[shape];
  return <Icon />;
}

const groupIcons = {
  pen: PenIcon,
  marker: MarkerIcon,
  eraser: EraserIcon,
  text: TextIcon,
  stamp: StampIcon,
  picture: PictureIcon,
  select: SelectIcon,
  pan: PanIcon,
} satisfies Record<Exclude<ToolGroup, 'shape'>, unknown>;

export function ToolIcon({ group, shape }: { group: ToolGroup; shape: ShapeName }) {
  if (group === 'shape') return <ShapeIcon shape={shape} />;
  const Icon = groupIcons[group];
  return <Icon />;
}

export const UndoIcon = drawIcon(<path d="M8 5 4 9l4 4M4 9h10a5.5 5.5 0 0 1 0 11h-3" />);
export const RedoIcon = drawIcon(<path d="m16 5 4 4-4 4m4-4H10a5.5 5.5 0 0 0 0 11h3" />);
export const DeleteIcon = drawIcon(<path d="M5 7h14M9.5 7V4.5h5V7M7 7l1 13h8l1-13M10.5 11v5m3-5v5" />);
export const ZoomIcon = drawIcon(
  <path d="M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13Zm5 11.5L20.5 20.5" />,
);
export const MoreIcon = drawIcon(<path d="M5 12h.01M12 12h.01M19 12h.01" />);
export const ListIcon = drawIcon(<path d="M9 6h11M9 12h11M9 18h11M4.5 6h.01M4.5 12h.01M4.5 18h.01" />);
export const FingerIcon = drawIcon(
  <path d="M9 12V5.5a1.5 1.5 0 0 1 3 0V11m0-.5a1.5 1.5 0 0 1 3 0v1a1.5 1.5 0 0 1 3 0V15c0 3.5-2 5.5-5 5.5-2.5 0-4-1-5-3L5.5 14a1.4 1.4 0 0 1 2.3-1.5L9 14" />,
);
