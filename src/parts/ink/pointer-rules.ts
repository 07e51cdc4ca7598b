/**
 * What pens, fingers and mice mean on a page. Pure: one event in, what it does out.
 *
 * The first pen turns pen mode on, and from then on fingers only pan and pinch. While a pen is down, and for what
 * touched before it, hands on the screen mean nothing until they are lifted. A second finger makes a pinch of what the
 * first began. When the system takes a pen away, its stroke stays; a finger's was a gesture of the system.
 */

export type PointerKind = 'pen' | 'touch' | 'mouse';

export type PointerInput = {
  type: 'down' | 'move' | 'up' | 'cancel';
  id: number;
  kind: PointerKind;
  x: number;
  y: number;
  /** Of a mouse or pen, at 'down': 0 the tip or left button, 1 the middle one, 5 a pen's eraser. */
  button: number;
  /** In milliseconds, of any beginning. Pens that hover move, too. */
  time: number;
};

/** `draws`: whether the tool draws; else one finger, the pen and the mouse pan as well. */
export type PointerSettings = { draws: boolean };

export type PointerAction =
  | { do: 'pen_mode' }
  | { do: 'begin'; id: number; isEraser: boolean }
  | { do: 'go_on'; id: number }
  | { do: 'finish'; id: number }
  /** What was begun has not been. */
  | { do: 'drop'; id: number }
  | { do: 'pan'; dx: number; dy: number }
  /** Around `x`, `y`, which then moves by `dx`, `dy`. */
  | { do: 'pinch'; x: number; y: number; dx: number; dy: number; factor: number };

/** `isHeld`: a finger in pen mode, perhaps a hand that lies down: it pans nothing before it has moved some way. */
type Spot = { x: number; y: number; isHeld?: boolean };

/** A hand that touches so soon after the pen was seen is the one that holds it. */
const handMs = 300;
const heldPixels = 10;

export type PointerState = {
  isPenMode: boolean;
  /** A person who has turned it off does not get it again by using the pen. */
  isPenModeRefused: boolean;
  drawing: { id: number; kind: PointerKind } | null;
  /** What pans, and with a second one pinches. */
  panning: ReadonlyMap<number, Spot>;
  /** Hands that lie on the screen beside a pen. */
  ignored: ReadonlySet<number>;
  penSeenAt: number;
};

export const pointersAtRest: PointerState = {
  isPenMode: false,
  isPenModeRefused: false,
  drawing: null,
  panning: new Map(),
  ignored: new Set(),
  penSeenAt: Number.NEGATIVE_INFINITY,
};

export const turnPenMode = (state: PointerState, isOn: boolean): PointerState => ({
  ...state,
  isPenMode: isOn,
  isPenModeRefused: !isOn,
});

type Step = [PointerState, PointerAction[]];

function withPanning({ panning }: PointerState, { id, x, y }: PointerInput): ReadonlyMap<number, Spot> {
  return new Map(panning).set(id, { x, y });
}

function without<Value>(map: ReadonlyMap<number, Value>, id: number): ReadonlyMap<number, Value> {
  const rest = new Map(map);
  rest.delete(id);
  return rest;
}

function penDown(state: PointerState, input: PointerInput, { draws }: PointerSettings): Step {
  const { drawing, panning, ignored, isPenMode, isPenModeRefused } = state;
  const turnsOn = !isPenMode && !isPenModeRefused;
  const actions: PointerAction[] = turnsOn ? [{ do: 'pen_mode' }] : [];
  // The hand came before the pen.
  if (drawing) actions.push({ do: 'drop', id: drawing.id });
  const hands = [...ignored, ...panning.keys(), ...(drawing?.kind === 'touch' ? [drawing.id] : [])];
  const next = { ...state, isPenMode: isPenMode || turnsOn, ignored: new Set(hands), drawing: null };
  if (!draws) return [{ ...next, panning: new Map([[input.id, { x: input.x, y: input.y }]]) }, actions];
  actions.push({ do: 'begin', id: input.id, isEraser: input.button === 5 });
  return [{ ...next, panning: new Map(), drawing: { id: input.id, kind: 'pen' } }, actions];
}

function fingerDown(state: PointerState, input: PointerInput, { draws }: PointerSettings): Step {
  const { drawing, panning, isPenMode } = state;
  const isHand = isPenMode && input.time - state.penSeenAt < handMs;
  if (drawing?.kind === 'pen' || isHand)
    return [{ ...state, ignored: new Set([...state.ignored, input.id]) }, []];
  if (drawing?.kind === 'touch') {
    const spots = new Map([[drawing.id, state.panning.get(drawing.id) ?? { x: input.x, y: input.y }]]);
    spots.set(input.id, { x: input.x, y: input.y });
    return [{ ...state, drawing: null, panning: spots }, [{ do: 'drop', id: drawing.id }]];
  }
  if (draws && !isPenMode && panning.size === 0 && !drawing)
    return [
      // Its place is kept for the case that it becomes a pinch.
      { ...state, drawing: { id: input.id, kind: 'touch' }, panning: withPanning(state, input) },
      [{ do: 'begin', id: input.id, isEraser: false }],
    ];
  const spot = { x: input.x, y: input.y, isHeld: isPenMode && panning.size === 0 };
  return [{ ...state, panning: new Map(panning).set(input.id, spot) }, []];
}

function mouseDown(state: PointerState, input: PointerInput, { draws }: PointerSettings): Step {
  if (state.drawing || input.button > 1) return [state, []];
  if (!draws || input.button === 1) return [{ ...state, panning: withPanning(state, input) }, []];
  return [
    { ...state, drawing: { id: input.id, kind: 'mouse' } },
    [{ do: 'begin', id: input.id, isEraser: false }],
  ];
}

function down(state: PointerState, input: PointerInput, settings: PointerSettings): Step {
  if (input.kind === 'touch') return fingerDown(state, input, settings);
  return input.kind === 'pen' ? penDown(state, input, settings) : mouseDown(state, input, settings);
}

const middle = (spots: readonly Spot[]): Spot => ({
  x: spots.reduce((sum, { x }) => sum + x, 0) / spots.length,
  y: spots.reduce((sum, { y }) => sum + y, 0) / spots.length,
});

const spread = ([a, b]: readonly Spot[]): number => (a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 1);

function move(state: PointerState, input: PointerInput): Step {
  const { drawing, panning } = state;
  if (drawing?.id === input.id) {
    const next = panning.has(input.id) ? { ...state, panning: withPanning(state, input) } : state;
    return [next, [{ do: 'go_on', id: input.id }]];
  }
  const spot = panning.get(input.id);
  if (!spot || drawing) return [state, []];
  const isStill = Math.hypot(input.x - spot.x, input.y - spot.y) < heldPixels;
  if (spot.isHeld && panning.size === 1 && isStill) return [state, []];
  const next = { ...state, panning: withPanning(state, input) };
  if (panning.size === 1) return [next, [{ do: 'pan', dx: input.x - spot.x, dy: input.y - spot.y }]];
  const [before, after] = [[...panning.values()], [...next.panning.values()]];
  const [from, to] = [middle(before), middle(after)];
  const factor = spread(after) / (spread(before) || 1);
  return [next, [{ do: 'pinch', ...from, dx: to.x - from.x, dy: to.y - from.y, factor: factor || 1 }]];
}

function lift(state: PointerState, { id, kind, type }: PointerInput): Step {
  const { drawing, panning, ignored } = state;
  const rest = {
    ...state,
    panning: without(panning, id),
    ignored: new Set([...ignored].filter((each) => each !== id)),
  };
  if (drawing?.id !== id) return [rest, []];
  const isKept = type === 'up' || kind !== 'touch';
  return [{ ...rest, drawing: null }, [{ do: isKept ? 'finish' : 'drop', id }]];
}

function apply(state: PointerState, input: PointerInput, settings: PointerSettings): Step {
  if (input.type === 'move') return move(state, input);
  if (input.type !== 'down') return lift(state, input);
  // A second 'down' of the same pointer: the system kept its end to itself.
  const [lifted, actions] = lift(state, { ...input, type: 'cancel' });
  const [next, begun] = down(lifted, input, settings);
  return [next, [...actions, ...begun]];
}

export function applyPointer(state: PointerState, input: PointerInput, settings: PointerSettings): Step {
  const [next, actions] = apply(state, input, settings);
  return [input.kind === 'pen' ? { ...next, penSeenAt: input.time } : next, actions];
}
