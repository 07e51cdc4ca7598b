import { useCallback } from 'react';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { ClassPlanRow } from './class-plan-row.tsx';
import own from './new-term.module.css';
import { newTermMessages } from './new-term-messages.ts';
import type { ClassPlan, Plan, Source } from './plan.ts';

type ClassPlansProps = {
  source: Source;
  plans: Plan['classes'];
  onChange: (plans: Plan['classes']) => void;
};

/** The plan for each class of the current school year. */
export function ClassPlans({ source, plans, onChange }: ClassPlansProps) {
  const t = useMessages(newTermMessages);
  const changeOne = useCallback(
    (changed: ClassPlan) =>
      onChange(plans.map((each) => (each.class_id === changed.class_id ? changed : each))),
    [plans, onChange],
  );
  const planOf = new Map(plans.map((plan) => [plan.class_id, plan]));
  return (
    <section className={own.scroll} aria-label={t('classes')} data-scrolls-sideways>
      <table className={own.table}>
        <thead>
          <tr>
            <th scope="col">{t('class_now')}</th>
            <th scope="col">{t('students')}</th>
            <th scope="col">{t('becomes')}</th>
            <th scope="col">{t('new_name')}</th>
            <th scope="col">{t('new_grade')}</th>
            <th scope="col">{t('teachers')}</th>
          </tr>
        </thead>
        <tbody>
          {source.classes.map((each) => {
            const plan = planOf.get(each.id);
            return (
              plan && (
                <ClassPlanRow
                  key={each.id}
                  source={each}
                  grades={source.grades}
                  plan={plan}
                  onChange={changeOne}
                />
              )
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
