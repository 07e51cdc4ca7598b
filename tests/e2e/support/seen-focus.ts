import type { Page } from '@playwright/test';

/**
 * What keeps a person from seeing where the keyboard is, a line each. Seen is a ring around the element or around what
 * is drawn for it, a border in the colour of the focus, or, in a menu, another ground than its neighbours have; and
 * nothing may lie over it.
 */
export async function findUnseenFocus(page: Page): Promise<string[]> {
  if (judge(await readFocus(page)) === undefined) return [];
  // A dialog that opens, a colour that changes: what is on its way is looked at again.
  await page.waitForTimeout(300);
  const fault = judge(await readFocus(page));
  return fault === undefined ? [] : [fault];
}

type Focus = Awaited<ReturnType<typeof readFocus>>;

function judge(focus: Focus): string | undefined {
  // Between the page's end and its start the keyboard is at the browser's own bar; a region takes the focus to be
  // read from its start, and the next key leads into it.
  if (!focus || focus.isRegion) return undefined;
  if (!focus.isMarked) return `no mark of the focus: ${focus.name}`;
  if (focus.hits.length === 0) return `outside the window: ${focus.name}`;
  return focus.hits.includes(true) ? undefined : `covered: ${focus.name}`;
}

/** The focused element, within frames too: how it is marked, and at which of its points in the window it is on top. */
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

    // A box that is drawn by its label is as large as that.
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
