/** Draws many small pictures in turn, one in a frame, and each at most a few times a second. */

const pauseMs = 500;

const waiting = new Set<() => void>();
let frame = 0;

function drawNext(): void {
  frame = 0;
  const [draw] = waiting;
  if (!draw) return;
  waiting.delete(draw);
  draw();
  if (waiting.size > 0) frame = requestAnimationFrame(drawNext);
}

/** `request` draws soon, however often it is called. */
export function createTurn(draw: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let drawnAt = Number.NEGATIVE_INFINITY;
  const run = (): void => {
    drawnAt = performance.now();
    draw();
  };
  const enqueue = (): void => {
    timer = undefined;
    waiting.add(run);
    frame ||= requestAnimationFrame(drawNext);
  };
  return {
    request(): void {
      if (timer !== undefined || waiting.has(run)) return;
      const pause = drawnAt + pauseMs - performance.now();
      if (pause <= 0) enqueue();
      else timer = setTimeout(enqueue, pause);
    },
    stop(): void {
      clearTimeout(timer);
      timer = undefined;
      waiting.delete(run);
    },
  };
}
