import type { KeyboardEvent } from 'react';
import { pressedKey } from '#ui/browser/pressed-key.ts';
import { zoomStep } from '../canvas-keys.ts';
import type { InkControls } from '../ink-surface.view.ts';
import type { OwnHistory } from '../own-history.ts';
import { chooseByKey, type InkWorkTool, type ToolChoice } from '../tool-choice.ts';
import type { Desk } from './create-desk.view.ts';

/** Keys of a drawing, wherever in it the focus is; none while somebody types. */

type KeyDeps = {
  controls: InkControls | undefined;
  history: OwnHistory | undefined;
  desk: Desk | undefined;
  choice: ToolChoice;
  tools: readonly InkWorkTool[];
  onChoose: (choice: ToolChoice) => void;
};

const step = { usual: 5, large: 25 };
const resizeStep = 1.1;

const isTyping = (target: Element): boolean =>
  target.matches('textarea, select, input:not([type=radio], [type=checkbox], [type=range])');

function handleHistoryKey(key: string, isShifted: boolean, { desk, history }: KeyDeps): boolean {
  const isRedo = key === 'y' || (key === 'z' && isShifted);
  if (!history || (key !== 'z' && !isRedo)) return false;
  desk?.selection.keep();
  if (isRedo) history.redo();
  else history.undo();
  return true;
}

/** Keys for what is selected. */
function handleSelectionKey(key: string, isShifted: boolean, { selection, editText }: Desk): boolean {
  const { ids } = selection.state();
  const [first] = ids;
  if (first === undefined) return false;
  const by = isShifted ? step.large : step.usual;
  const actions = new Map<string, () => void>([
    ['ArrowLeft', () => selection.nudge(-by, 0)],
    ['ArrowRight', () => selection.nudge(by, 0)],
    ['ArrowUp', () => selection.nudge(0, -by)],
    ['ArrowDown', () => selection.nudge(0, by)],
    ['+', () => selection.resizeBy(resizeStep)],
    ['=', () => selection.resizeBy(resizeStep)],
    ['-', () => selection.resizeBy(1 / resizeStep)],
    ['Delete', selection.erase],
    ['Backspace', selection.erase],
    ['Escape', selection.clear],
    ['Enter', () => editText(first)],
  ]);
  const action = actions.get(key);
  action?.();
  return action !== undefined;
}

function handleViewKey(key: string, controls: InkControls): boolean {
  if (key === '+' || key === '=') controls.zoomBy(zoomStep);
  else if (key === '-') controls.zoomBy(1 / zoomStep);
  else if (key === '0') controls.fit('page');
  else return false;
  return true;
}

function handlePlainKey(key: string, event: KeyboardEvent, deps: KeyDeps): boolean {
  const { desk, controls, choice, tools, onChoose } = deps;
  const isOnCanvas = (event.target as Element).getAttribute('role') === 'application';
  if (isOnCanvas && desk && handleSelectionKey(key, event.shiftKey, desk)) return true;
  if (isOnCanvas && desk && key === 'Enter') return desk.addInMiddle(choice.group);
  // The canvas itself moves the view.
  if (!isOnCanvas && controls && handleViewKey(key, controls)) return true;
  const chosen = desk && chooseByKey(choice, key, tools);
  if (chosen) onChoose(chosen);
  return chosen !== undefined;
}

export function handleWorkKey(event: KeyboardEvent, deps: KeyDeps): void {
  if (isTyping(event.target as Element)) return;
  const key = pressedKey(event);
  const isHandled =
    event.ctrlKey || event.metaKey
      ? handleHistoryKey(key.toLowerCase(), event.shiftKey, deps)
      : !event.altKey && handlePlainKey(key, event, deps);
  if (!isHandled) return;
  event.preventDefault();
  event.stopPropagation();
}
