import type { ApiInput } from '#contract/api.ts';
import { type OfferableLanguage, selectableLanguages } from '#contract/language.ts';
import { passwordMinLength } from '#contract/limits.ts';
import { emailPattern } from '#contract/people/email-pattern.ts';

/** The values of the form that sets up a school. Pure. */

export type SetupDraft = {
  school_name: string;
  languages: readonly OfferableLanguage[];
  time_zone: string;
  term_name: string;
  first_day: string;
  last_day: string;
  name: string;
  email: string;
  password: string;
};

export type SetupField = keyof SetupDraft;
export type SetupProblem =
  | 'email_wrong'
  | 'language_missing'
  | 'last_day_wrong'
  | 'password_short'
  | 'required';

const septemberIndex = 8;

/** The initial values: a school year from September to August, in the time zone of this device. */
export function createSetupDraft(now: Date): SetupDraft {
  const year = now.getMonth() >= septemberIndex ? now.getFullYear() : now.getFullYear() - 1;
  return {
    school_name: '',
    languages: selectableLanguages,
    time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    term_name: `${year}–${year + 1}`,
    first_day: `${year}-09-01`,
    last_day: `${year + 1}-08-31`,
    name: '',
    email: '',
    password: '',
  };
}

export function findSetupProblems(draft: SetupDraft): Partial<Record<SetupField, SetupProblem>> {
  const problems: Partial<Record<SetupField, SetupProblem>> = {};
  for (const field of ['school_name', 'term_name', 'first_day', 'last_day', 'name', 'email'] as const)
    if (draft[field].trim() === '') problems[field] = 'required';
  if (draft.languages.length === 0) problems.languages = 'language_missing';
  if (!problems.last_day && draft.last_day <= draft.first_day) problems.last_day = 'last_day_wrong';
  if (!problems.email && !emailPattern.test(draft.email.trim())) problems.email = 'email_wrong';
  if (draft.password.length < passwordMinLength) problems.password = 'password_short';
  return problems;
}

export function toSetupInput(draft: SetupDraft, token: string): ApiInput<'POST /school/setup'> {
  const { school_name, languages, time_zone, term_name, first_day, last_day, name, email, password } = draft;
  return {
    token,
    administrator: { name: name.trim(), email: email.trim(), password },
    school: { name: school_name.trim(), languages: [...languages], time_zone },
    term: { name: term_name.trim(), first_day, last_day },
  };
}
