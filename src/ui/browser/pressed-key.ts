type KeyPress = { key: string; keyCode: number };
type ModifierState = { ctrlKey: boolean; altKey: boolean; metaKey: boolean };
type NativeKeyPress = KeyPress & { isComposing: boolean };

/** The code of a key that an input method takes. Safari gives it to the Enter that ends a word, after composing. */
const inputMethodKeyCode = 229;

/**
 * The key of a keyboard event; empty while an input method composes a word, because Enter, Escape, letters and arrows
 * belong to it then. `scripts/check-interface.ts` refuses reading `event.key` anywhere else.
 */
export function pressedKey(
  event: NativeKeyPress | (KeyPress & { nativeEvent: { isComposing: boolean } }),
): string {
  const { isComposing } = 'nativeEvent' in event ? event.nativeEvent : event;
  return isComposing || event.keyCode === inputMethodKeyCode ? '' : event.key;
}

/** Whether a key is held that makes another one a command of the browser or of the system. */
export function hasModifier({ ctrlKey, altKey, metaKey }: ModifierState): boolean {
  return ctrlKey || altKey || metaKey;
}
