import { useMediaQuery } from '@mantine/hooks';
import { useState } from 'react';

/** The height of the grid's rows. */
export type Density = 'compact' | 'comfortable';

const storageKey = 'grid_density';

function readStoredDensity(): Density | null {
  try {
    const storedDensity = localStorage.getItem(storageKey);
    return storedDensity === 'compact' || storedDensity === 'comfortable' ? storedDensity : null;
  } catch {
    // Storage may be disabled.
    return null;
  }
}

function storeDensity(density: Density): void {
  try {
    localStorage.setItem(storageKey, density);
  } catch {
    // Without storage, the choice lasts until the page is closed.
  }
}

/** The density chosen last on this device. The default on touch screens is the comfortable one. */
export function useDensity(): [Density, (density: Density) => void] {
  const isTouch = useMediaQuery('(pointer: coarse)', false, { getInitialValueInEffect: false });
  const [chosenDensity, setChosenDensity] = useState(readStoredDensity);
  const chooseDensity = (density: Density) => {
    setChosenDensity(density);
    storeDensity(density);
  };
  return [chosenDensity ?? (isTouch ? 'comfortable' : 'compact'), chooseDensity];
}
