import type { SpaceSource } from '#form/space-source.ts';
import { showToast } from '#ui/toast/toast-store.ts';

/** Changes the teacher's switches. Resolves to whether they were changed; else the teacher has been told why not. */
export function useSendControl(source: SpaceSource | undefined) {
  return async (control: unknown): Promise<boolean> => {
    try {
      await source?.setControl?.(control);
      return true;
    } catch (error) {
      showToast('error', error instanceof Error ? error.message : String(error));
      return false;
    }
  };
}
