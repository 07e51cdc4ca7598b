/** Tells the newest value at most once in `everyMs`, the last one always. */
export function createThrottle<Value>(everyMs: number, onValue: (value: Value) => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waiting: { value: Value } | undefined;
  const rest = () => {
    timer = undefined;
    if (waiting) tell(waiting.value);
  };
  function tell(value: Value): void {
    if (timer !== undefined) {
      waiting = { value };
      return;
    }
    waiting = undefined;
    timer = setTimeout(rest, everyMs);
    onValue(value);
  }
  return { tell, close: () => clearTimeout(timer) };
}
