import { type ConvertTex, createConvertTex } from '../convert-tex.ts';

let loading: Promise<ConvertTex> | undefined;

async function load(): Promise<ConvertTex> {
  const { default: temml } = await import('temml');
  const { __renderToMathMLTree: renderTree } = temml;
  return createConvertTex(renderTree);
}

/** Loads what turns TeX into formulas, which is large, once somebody looks at a formula that no server converted. */
export function loadConvertTex(): Promise<ConvertTex> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}
