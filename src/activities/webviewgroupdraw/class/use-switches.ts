import type { SpaceSource } from '#form/space-source.ts';
import { useControl } from '#parts/spaces/use-space.ts';
import { showToast } from '#ui/toast/toast-store.ts';
import { type BoardControl, readControl } from '../board/control.ts';

/** The switches of all boards, and how they are changed. */
export function useSwitches(source: SpaceSource | undefined) {
  const control = readControl(useControl(source));
  return {
    control,
    /** Resolves to whether it was changed; else the teacher has been told why not. */
    change: async (make: (control: BoardControl) => BoardControl): Promise<boolean> => {
      try {
        await source?.setControl?.(make(control));
        return true;
      } catch (error) {
        showToast('error', error instanceof Error ? error.message : String(error));
        return false;
      }
    },
  };
}
