import type { EditorProps } from '#form/activity-views.ts';
import type { Stop, Trip } from '../../model.ts';
import type { StopPart } from '../stage/use-stop-parts.ts';
import type { TripChanges } from '../use-trip-changes.ts';

export type StopPanelProps = Pick<EditorProps<Trip>, 'uploadFile'> & {
  trip: Trip;
  stop: Stop;
  parts: readonly StopPart[];
  spotId: string | undefined;
  /** `stops.0` for the first stop. */
  field: string;
  errorAt: (field: string) => string | undefined;
  changes: TripChanges;
  onChooseSpot: (id: string | undefined) => void;
  onAddSpot: () => void;
  onDuplicate: () => void;
  onRemove: () => void;
};
