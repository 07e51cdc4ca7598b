import type { InkTool } from './ink-tool.ts';
import type { ShapeValue } from './model.ts';
import { type InkColour, inkColours, type StampName, stampNames } from './palette.ts';

/** What a person has chosen on the toolbar, and the tool of the canvas that it gives. Pure. */

export const allInkTools = [
  'select',
  'pen',
  'marker',
  'erase_stroke',
  'erase_area',
  'line',
  'arrow',
  'rectangle',
  'ellipse',
  'text',
  'stamp',
  'picture',
] as const;

/** What an activity may allow. */
export type InkWorkTool = (typeof allInkTools)[number];
export type ShapeName = ShapeValue['shape'];

/** The buttons of the toolbar: tools that differ little share one. */
export type ToolGroup =
  | 'select'
  | 'pen'
  | 'marker'
  | 'eraser'
  | 'shape'
  | 'text'
  | 'stamp'
  | 'picture'
  | 'pan';

export type StampChoice = { stamp: StampName } | { stamp: 'words'; words: string };

export type ToolChoice = {
  group: ToolGroup;
  colour: InkColour;
  markerColour: InkColour;
  width: number;
  markerWidth: number;
  /** In CSS pixels. */
  eraserRadius: number;
  eraser: 'stroke' | 'area';
  shape: ShapeName;
  isFilled: boolean;
  textSize: number;
  stamp: StampChoice;
};

/** What an activity offers. */
export type ToolOffer = {
  tools: readonly InkWorkTool[];
  colours: readonly InkColour[];
  /** Of pens and shapes, in units. */
  widths: readonly number[];
  /** Own stamps with words of whoever works here, beside those that all have. */
  wordStamps: readonly string[];
};

export const usualOffer: ToolOffer = {
  tools: allInkTools,
  colours: inkColours,
  widths: [2, 4, 8, 14],
  wordStamps: [],
};
export const markerWidths: readonly number[] = [14, 22, 34];
export const eraserRadii: readonly number[] = [8, 16, 32];
export const textSizes: readonly number[] = [20, 32, 48];
export const stampSize = 56;
export const wordStampSize = 40;

const shapeNames: readonly ShapeName[] = ['line', 'arrow', 'rectangle', 'ellipse'];

const groupOfTool: Readonly<Record<InkWorkTool, ToolGroup>> = {
  select: 'select',
  pen: 'pen',
  marker: 'marker',
  erase_stroke: 'eraser',
  erase_area: 'eraser',
  line: 'shape',
  arrow: 'shape',
  rectangle: 'shape',
  ellipse: 'shape',
  text: 'text',
  stamp: 'stamp',
  picture: 'picture',
};

/** In the order of the toolbar; moving the page is always possible. */
export function listGroups(tools: readonly InkWorkTool[]): ToolGroup[] {
  const offered = new Set(tools.map((tool) => groupOfTool[tool]));
  const order = ['pen', 'marker', 'eraser', 'shape', 'text', 'stamp', 'picture', 'select'] as const;
  return [...order.filter((group) => offered.has(group)), 'pan'];
}

export const listShapes = (tools: readonly InkWorkTool[]): ShapeName[] =>
  shapeNames.filter((shape) => tools.includes(shape));

export const listErasers = (tools: readonly InkWorkTool[]): ToolChoice['eraser'][] =>
  (['stroke', 'area'] as const).filter((by) => tools.includes(`erase_${by}`));

export const listStamps = ({ wordStamps }: Pick<ToolOffer, 'wordStamps'>): StampChoice[] => [
  ...stampNames.map((stamp) => ({ stamp })),
  ...wordStamps.map((words) => ({ stamp: 'words' as const, words })),
];

const second = <Value>(values: readonly Value[], usual: Value): Value => values[1] ?? values[0] ?? usual;

export function chooseFirst({ tools, colours, widths, wordStamps }: ToolOffer): ToolChoice {
  const colour = colours[0] ?? 'black';
  return {
    group: listGroups(tools)[0] ?? 'pan',
    colour,
    markerColour: colours.includes('yellow') ? 'yellow' : colour,
    width: second(widths, 4),
    markerWidth: second(markerWidths, 22),
    eraserRadius: second(eraserRadii, 16),
    eraser: listErasers(tools)[0] ?? 'stroke',
    shape: listShapes(tools)[0] ?? 'line',
    isFilled: false,
    textSize: second(textSizes, 32),
    stamp: listStamps({ wordStamps })[0] ?? { stamp: 'tick' },
  };
}

export const takesFill = (shape: ShapeName): boolean => shape === 'rectangle' || shape === 'ellipse';

/** Undefined for tools that draw nothing by themselves: selection, texts, stamps, pictures. */
export function toCanvasTool(choice: ToolChoice): InkTool | undefined {
  const { colour, width, shape } = choice;
  switch (choice.group) {
    case 'pen':
      return { kind: 'pen', ink: { tool: 'pen', colour, width } };
    case 'marker':
      return { kind: 'pen', ink: { tool: 'marker', colour: choice.markerColour, width: choice.markerWidth } };
    case 'eraser':
      return { kind: 'eraser', by: choice.eraser, radius: choice.eraserRadius };
    case 'shape':
      return {
        kind: 'shape',
        shape,
        colour,
        width,
        ...(choice.isFilled && takesFill(shape) && { fill: colour }),
      };
    case 'pan':
      return { kind: 'pan' };
    default:
      return undefined;
  }
}

/** Keys that choose a tool. */
const groupByKey = new Map<string, ToolGroup>([
  ['p', 'pen'],
  ['m', 'marker'],
  ['e', 'eraser'],
  ['l', 'shape'],
  ['t', 'text'],
  ['s', 'stamp'],
  ['v', 'select'],
  ['h', 'pan'],
]);

/** The choice after a key; undefined for keys that choose nothing here. */
export function chooseByKey(
  choice: ToolChoice,
  key: string,
  tools: readonly InkWorkTool[],
): ToolChoice | undefined {
  const group = groupByKey.get(key.toLowerCase());
  if (!group || !listGroups(tools).includes(group)) return undefined;
  const shapes = listShapes(tools);
  return {
    ...choice,
    group,
    ...(group === 'shape' && shapes.includes('line') && { shape: 'line' as const }),
  };
}
