import { KeyboardSensor, type KeyboardSensorProps } from '@dnd-kit/core';

/**
 * Dragging by keyboard that loses no key. The library starts listening after a timer; on a busy page the first key may be
 * pressed before that. Such keys are held back until the library listens.
 */
export class ReliableKeyboardSensor extends KeyboardSensor {
  constructor(props: KeyboardSensorProps) {
    super(props);
    const heldEvents: KeyboardEvent[] = [];
    const holdKey = (event: KeyboardEvent) => {
      if (event === props.event) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      heldEvents.push(event);
    };
    document.addEventListener('keydown', holdKey);
    // Runs after the library's own timer.
    setTimeout(() => {
      document.removeEventListener('keydown', holdKey);
      for (const { code, key } of heldEvents)
        document.dispatchEvent(new KeyboardEvent('keydown', { code, key, bubbles: true, cancelable: true }));
    });
  }
}
