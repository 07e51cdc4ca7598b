import { Link } from '@tanstack/react-router';
import { chooseName } from '#teacher/shared/people/display-name.ts';
import { useLanguage } from '#ui/i18n/language-store.ts';
import type { Grid } from './grid-model.ts';

/** Names the class, subject and unit of a courseware, and leads to the unit. */
export function PlaceLink({ courseware }: { courseware: Grid['courseware'] }) {
  const { class_name, subject_name, subject_name_eng, unit_name, unit_id } = courseware;
  const subject = chooseName(subject_name, subject_name_eng, useLanguage());
  const placeText = `${class_name} · ${subject} · ${unit_name}`;
  return (
    <Link to="/unit/course/list" search={{ unit_id }} title={placeText}>
      {placeText}
    </Link>
  );
}
