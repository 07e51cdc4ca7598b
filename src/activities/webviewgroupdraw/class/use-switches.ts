import type { SpaceSource } from '#form/space-source.ts';
import { useSendControl } from '#parts/spaces/use-send-control.ts';
import { useControl } from '#parts/spaces/use-space.ts';
import { type BoardControl, readControl } from '../board/control.ts';

/** The switches of all boards, and how they are changed. */
export function useSwitches(source: SpaceSource | undefined) {
  const control = readControl(useControl(source));
  const send = useSendControl(source);
  return {
    control,
    /** Resolves to whether it was changed; else the teacher has been told why not. */
    change: (make: (control: BoardControl) => BoardControl): Promise<boolean> => send(make(control)),
  };
}
