import { type InkColour, inkColours } from '#parts/ink/palette.ts';
import type { InkWorkTool } from '#parts/ink/tool-choice.ts';

/** Tools that a teacher allows. Free of zod, for editor and players. */

/** What a teacher switches on and off, in the order of the toolbar. */
export const drawingTools = [
  'pen',
  'marker',
  'eraser',
  'line',
  'arrow',
  'rectangle',
  'ellipse',
  'text',
  'stamp',
  'select',
] as const;

export type DrawingTool = (typeof drawingTools)[number];

export const toolPresets = ['pen', 'all', 'own'] as const;

export type ToolPreset = (typeof toolPresets)[number];

type ToolRules = {
  tools: ToolPreset;
  own_tools: readonly DrawingTool[];
  own_colours: readonly InkColour[];
};

const penTools: readonly DrawingTool[] = ['pen', 'eraser'];
/** They leave nothing on a page by themselves. */
const helpingTools: readonly DrawingTool[] = ['eraser', 'select'];

export const leavesTraces = (tool: DrawingTool): boolean => !helpingTools.includes(tool);

function listTools({ tools, own_tools }: ToolRules): readonly DrawingTool[] {
  if (tools === 'pen') return penTools;
  return tools === 'all' ? drawingTools : drawingTools.filter((tool) => own_tools.includes(tool));
}

/** The tools of the canvas. Students offer no pictures of their own, and the activity has none. */
export function listInkTools(rules: ToolRules): InkWorkTool[] {
  return listTools(rules).flatMap((tool): InkWorkTool[] =>
    tool === 'eraser' ? ['erase_stroke', 'erase_area'] : [tool],
  );
}

export function listInkColours({ tools, own_colours }: ToolRules): InkColour[] {
  return inkColours.filter((colour) => tools !== 'own' || own_colours.includes(colour));
}
