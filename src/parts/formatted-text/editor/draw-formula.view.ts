import type { MathNode } from '../rich-text.ts';
import { loadConvertTex } from '../views/load-convert-tex.view.ts';
import mathStyles from '../views/math.module.css';

const namespace = 'http://www.w3.org/1998/Math/MathML';

function drawNode(node: MathNode): Element | Text {
  if (typeof node === 'string') return document.createTextNode(node);
  const element = document.createElementNS(namespace, node.n);
  for (const [name, value] of Object.entries(node.a ?? {})) element.setAttribute(name, value);
  Object.assign(element.style, node.s);
  element.append(...(node.c ?? []).map(drawNode));
  return element;
}

async function drawWhenLoaded(dom: HTMLElement, tex: string, isBlock: boolean): Promise<void> {
  const convertTex = await loadConvertTex();
  const node = convertTex(tex, isBlock);
  if (node === undefined) return;
  const math = document.createElementNS(namespace, 'math');
  math.setAttribute('class', mathStyles['math'] ?? '');
  if (isBlock) math.setAttribute('display', 'block');
  math.append(drawNode(node));
  dom.replaceChildren(math);
}

/** A formula within the editor, which is not part of any React tree: as TeX until it is drawn. */
export function drawFormula(attrs: Record<string, unknown>): { dom: HTMLElement } {
  const tex = String(attrs['tex']);
  const dom = document.createElement('span');
  dom.dataset['tex'] = tex;
  dom.textContent = tex;
  void drawWhenLoaded(dom, tex, attrs['block'] === true).catch(() => undefined);
  return { dom };
}
