import { type TypeSetting, typeSettings } from '#contract/choices.ts';

/** Which rules of a courseware its activity type has. Pure. */

/** The values of rules that a type does not have: they change nothing for students. */
export const neutralTypeSettings = {
  attempts_allowed: 1,
  counting_attempt: 'best',
  time_limit_minutes: null,
  shuffle: false,
  feedback_rule: 'after_submit',
  marks_held: false,
} as const satisfies Record<TypeSetting, unknown>;

/** The settings with neutral values for all rules but those in `declared`. */
export function keepTypeSettings<S extends object>(settings: S, declared: readonly TypeSetting[]): S {
  const foreignNames = typeSettings.filter((name) => !declared.includes(name));
  return {
    ...settings,
    ...Object.fromEntries(foreignNames.map((name) => [name, neutralTypeSettings[name]])),
  };
}
