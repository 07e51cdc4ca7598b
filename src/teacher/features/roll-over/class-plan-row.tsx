import { nameMaxLength } from '#contract/limits.ts';
import { useGradeName } from '#teacher/shared/activities/grade-name.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { newTermMessages } from './new-term-messages.ts';
import { type ClassOutcome, type ClassPlan, outcomeOf, planClass, type RollOver } from './plan.ts';

const outcomes: readonly ClassOutcome[] = ['promoted', 'repeats', 'leaves'];

type ClassPlanRowProps = {
  currentClass: RollOver['classes'][number];
  grades: readonly number[];
  plan: ClassPlan;
  onChange: (plan: ClassPlan) => void;
};

/** Plans one class: whether it goes up, repeats or leaves, and its next name and grade. */
export function ClassPlanRow({ currentClass, grades, plan, onChange }: ClassPlanRowProps) {
  const t = useMessages(newTermMessages);
  const gradeName = useGradeName();
  const { name } = currentClass;
  const offeredGrades = [...new Set([...grades, plan.grade])].sort((a, b) => a - b);
  return (
    <tr>
      <th scope="row">{name}</th>
      <td data-label={t('students')}>{currentClass.students}</td>
      <td data-label={t('becomes')}>
        <select
          aria-label={t('becomes_of', { name })}
          value={outcomeOf(plan, currentClass)}
          onChange={({ currentTarget }) => {
            const outcome = outcomes.find((each) => each === currentTarget.value) ?? 'promoted';
            onChange({ ...planClass(currentClass, outcome, grades), keeps_teachers: plan.keeps_teachers });
          }}
        >
          {outcomes.map((outcome) => (
            <option key={outcome} value={outcome}>
              {t(outcome)}
            </option>
          ))}
        </select>
      </td>
      <td data-label={t('new_name')}>
        {!plan.leaves && (
          <input
            type="text"
            aria-label={t('new_name_of', { name })}
            required
            maxLength={nameMaxLength}
            value={plan.name}
            onChange={({ currentTarget }) => onChange({ ...plan, name: currentTarget.value })}
          />
        )}
      </td>
      <td data-label={t('new_grade')}>
        {!plan.leaves && (
          <select
            aria-label={t('new_grade_of', { name })}
            value={plan.grade}
            onChange={({ currentTarget }) => onChange({ ...plan, grade: Number(currentTarget.value) })}
          >
            {offeredGrades.map((grade) => (
              <option key={grade} value={grade}>
                {gradeName(grade)}
              </option>
            ))}
          </select>
        )}
      </td>
      <td data-label={t('teachers')}>
        {!plan.leaves && (
          <input
            type="checkbox"
            aria-label={t('teachers_of', { name })}
            checked={plan.keeps_teachers}
            onChange={({ currentTarget }) => onChange({ ...plan, keeps_teachers: currentTarget.checked })}
          />
        )}
      </td>
    </tr>
  );
}
