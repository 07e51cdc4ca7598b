import { useMediaQuery } from '@mantine/hooks';
import { useState } from 'react';

/** How much room a row of the grid takes. */
export type Density = 'compact' | 'comfortable';

const storageKey = 'grid_density';

function readChoice(): Density | null {
  try {
    const stored = localStorage.getItem(storageKey);
    return stored === 'compact' || stored === 'comfortable' ? stored : null;
  } catch {
    // Storage may be switched off.
    return null;
  }
}

function storeChoice(density: Density): void {
  try {
    localStorage.setItem(storageKey, density);
  } catch {
    // It then lasts as long as the page.
  }
}

/** The density last chosen on this device; before that, fingers get the comfortable one. */
export function useDensity(): [Density, (density: Density) => void] {
  const isTouch = useMediaQuery('(pointer: coarse)', false, { getInitialValueInEffect: false });
  const [chosen, setChosen] = useState(readChoice);
  const choose = (density: Density) => {
    setChosen(density);
    storeChoice(density);
  };
  return [chosen ?? (isTouch ? 'comfortable' : 'compact'), choose];
}
