import type { ApiInput } from '#contract/api.ts';

type SentSettings = NonNullable<ApiInput<'POST /teacher/courseware_open'>['settings']>;
/** The settings of a courseware. */
export type Settings = Required<SentSettings>;

/** The settings as they are in the form. */
export type SettingsForm = Omit<
  Settings,
  'open_at' | 'due_at' | 'late_hours' | 'time_limit_minutes' | 'guest_limit'
> & {
  /** Times of the school's clock in the format of the picker, `YYYY-MM-DD HH:mm:ss`. */
  openAt: string | null;
  dueAt: string | null;
  /** Hours after the due time in which work is accepted; empty while being typed. */
  lateHours: number | '';
  hasTimeLimit: boolean;
  /** Empty while being typed. */
  timeLimitMinutes: number | '';
  guestLimit: number | '';
};
