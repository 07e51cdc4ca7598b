import { KeyboardSensor, type KeyboardSensorProps } from '@dnd-kit/core';

/**
 * Dragging by keyboard that loses no key. The library starts listening after a timer; on a busy page the first key may be
 * pressed before that. Such keys are held back until the library listens.
 */
export class ReliableKeyboardSensor extends KeyboardSensor {
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
    // Runs after the library's own timer.
    setTimeout(() => {
      document.removeEventListener('keydown', hold);
      for (const { code, key } of held)
        document.dispatchEvent(new KeyboardEvent('keydown', { code, key, bubbles: true, cancelable: true }));
    });
  }
}
