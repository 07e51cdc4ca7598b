import type { ConvertTex } from './convert-tex.ts';
import { isTextTree } from './has-formatted-text.ts';
import { changeInlines } from './walk.ts';

/**
 * The same value with each formula of the formatted texts anywhere in it, for readers who have nothing that reads TeX. Values
 * without formatted texts are not copied.
 */
export function addFormulas<Value>(value: Value, convertTex: ConvertTex): Value;
export function addFormulas(value: unknown, convertTex: ConvertTex): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return changeEntries(value, convertTex, [...value.keys()], () => [...value]);
  if (isTextTree(value))
    return changeInlines(value, (inline) => {
      if (!('math' in inline)) return inline;
      const ml = convertTex(inline.math, inline.block === true);
      return ml === undefined ? inline : { ...inline, ml };
    });
  return changeEntries(value, convertTex, Object.keys(value), () => ({ ...value }));
}

/** Copies the list or object only if something in it changes. */
function changeEntries(
  value: object,
  convertTex: ConvertTex,
  keys: readonly (string | number)[],
  copy: () => object,
): object {
  let changed: object | undefined;
  for (const key of keys) {
    const entry: unknown = Reflect.get(value, key);
    const changedEntry = addFormulas(entry, convertTex);
    if (changedEntry === entry) continue;
    changed ??= copy();
    Reflect.set(changed, key, changedEntry);
  }
  return changed ?? value;
}
