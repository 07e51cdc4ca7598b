import { useSchool } from '#ui/school-store.ts';
import type { MapGround } from './map-parts.ts';

/** The map of the world that the school has set; without one its address is empty. */
export function useMapTiles(): MapGround {
  const { map } = useSchool();
  return { kind: 'tiles', ...map };
}
