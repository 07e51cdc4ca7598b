import { KeyboardSensor, type KeyboardSensorProps } from '@dnd-kit/core';

/**
 * Dragging by keyboard that loses no key. The library listens only after a timer, and on a busy page a key that follows
 * picking up comes before it: such keys are held back until the library listens.
 */
export class PromptKeyboardSensor extends KeyboardSensor {
  constructor(props: KeyboardSensorProps) {
    super(props);
    const held: KeyboardEvent[] = [];
    const hold = (event: KeyboardEvent) => {
      if (event === props.event) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      held.push(event);
    };
    document.addEventListener('keydown', hold);
    // After the library's own timer.
    setTimeout(() => {
      document.removeEventListener('keydown', hold);
      for (const { code, key } of held)
        document.dispatchEvent(new KeyboardEvent('keydown', { code, key, bubbles: true, cancelable: true }));
    });
  }
}
