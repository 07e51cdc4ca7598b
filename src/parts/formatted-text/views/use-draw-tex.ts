import { createContext, type ReactNode, use } from 'react';

type DrawTex = (tex: string, isBlock: boolean) => ReactNode;

/** Draws formulas that no server has converted; without it they are shown as TeX. */
export const DrawTexContext = createContext<DrawTex | undefined>(undefined);

export function useDrawTex(): DrawTex | undefined {
  return use(DrawTexContext);
}
