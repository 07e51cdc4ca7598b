import type { Page } from '@playwright/test';

/**
 * The reasons why a person cannot see where the focus is, a line each. The focus is visible by a ring around the element
 * or its replacement, by a border in the colour of the focus, or in a menu by another background than the other items;
 * and nothing may cover it.
 */
export async function findUnseenFocus(page: Page): Promise<string[]> {
  if (describeFault(await readFocus(page)) === undefined) return [];
  // Looks again, because a dialog may be opening or a colour changing.
  await page.waitForTimeout(300);
  const fault = describeFault(await readFocus(page));
  return fault === undefined ? [] : [fault];
}

type Focus = Awaited<ReturnType<typeof readFocus>>;

function describeFault(focus: Focus): string | undefined {
  // No element has the focus while it is in the browser's own bar; a region needs no mark, because it only has the focus
  // so that screen readers start there.
  if (!focus || focus.isRegion) return undefined;
  if (!focus.isMarked) return `no mark of the focus: ${focus.name}`;
  if (focus.hits.length === 0) return `outside the window: ${focus.name}`;
  return focus.hits.includes(true) ? undefined : `covered: ${focus.name}`;
}

/** Reads the focused element, also in frames: whether it is marked, and at which of its points nothing covers it. */
async function readFocus(page: Page) {
  return page.evaluate(() => {
    const frame = document.activeElement instanceof HTMLIFrameElement ? document.activeElement : null;
    const view = frame?.contentDocument ?? document;
    const focused = view.activeElement;
    if (!focused || focused === view.body) return undefined;

    const styleOf = (element: Element) => (view.defaultView ?? window).getComputedStyle(element);
    const hasRing = (element: Element) => {
      const { outlineStyle, outlineWidth, outlineColor } = styleOf(element);
      return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2 && !outlineColor.endsWith(', 0)');
    };
    const probe = view.body.appendChild(view.createElement('i'));
    probe.style.color = 'var(--el-focus-colour)';
    const focusColour = styleOf(probe).color;
    probe.remove();
    const { borderTopColor, borderTopWidth, backgroundColor } = styleOf(focused);
    const hasBorder = borderTopColor === focusColour && parseFloat(borderTopWidth) >= 1;
    const neighbours = [...(focused.closest('[role=menu]')?.querySelectorAll('[role=menuitem]') ?? [])];
    const hasGround = neighbours.some((one) => styleOf(one).backgroundColor !== backgroundColor);
    const parent = focused.parentElement ?? focused;
    const drawn = [focused, parent, ...parent.children, ...focused.children, focused.closest('label')];
    const isMarked = hasBorder || hasGround || drawn.some((one) => one !== null && hasRing(one));

    // A check box that its label draws counts as large as the label.
    const own = focused.getBoundingClientRect();
    const isDrawnByLabel = own.width < 5 || styleOf(focused).opacity === '0';
    const around = focused.closest('label') ?? parent;
    const box = isDrawnByLabel ? around.getBoundingClientRect() : own;
    const { clientWidth, clientHeight } = view.documentElement;
    const inset = (from: number, to: number, end: number) =>
      [from + 3, (from + to) / 2, to - 3].filter((at) => at >= 0 && at < end);
    const hits = inset(box.left, box.right, clientWidth).flatMap((x) =>
      inset(box.top, box.bottom, clientHeight).map((y) => {
        const top = view.elementFromPoint(x, y);
        return top !== null && (focused.contains(top) || around.contains(top));
      }),
    );
    const isRegion = focused.matches(
      '[tabindex="-1"]:is(main, section, h1, h2, h3, [role=dialog], [role=status])',
    );
    return { name: focused.outerHTML.slice(0, 200), isRegion, isMarked, hits };
  });
}
