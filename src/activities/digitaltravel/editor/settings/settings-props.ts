import type { EditorProps } from '#form/activity-views.ts';
import type { Trip } from '../../model.ts';

export type SettingsPartProps = Pick<EditorProps<Trip>, 'dimensions'> & {
  trip: Trip;
  errorAt: (field: string) => string | undefined;
  onChange: (changed: Partial<Trip>) => void;
};
