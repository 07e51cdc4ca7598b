/** Puts the keyboard back where a dialog was opened from, unless something else has taken the focus meanwhile. */
export function returnFocus(openerId: string | undefined): void {
  requestAnimationFrame(() => {
    const active = document.activeElement;
    if (openerId && (!active || active === document.body)) document.getElementById(openerId)?.focus();
  });
}
