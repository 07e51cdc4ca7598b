import type { Locator } from 'vitest/browser';

/** Pastes a text into a field, as Ctrl V does with what another program has copied. */
export async function pasteText(field: Locator, text: string): Promise<void> {
  const element = (await field.findElement()) as HTMLElement;
  element.focus();
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', text);
  element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
}
