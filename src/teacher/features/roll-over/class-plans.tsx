import { useCallback } from 'react';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { ClassPlanRow } from './class-plan-row.tsx';
import newTermStyles from './new-term.module.css';
import { newTermMessages } from './new-term-messages.ts';
import type { ClassPlan, Plan, RollOver } from './plan.ts';

type ClassPlansProps = {
  rollOver: RollOver;
  plans: Plan['classes'];
  onChange: (plans: Plan['classes']) => void;
};

/** The plan for each class of the current school year. */
export function ClassPlans({ rollOver, plans, onChange }: ClassPlansProps) {
  const t = useMessages(newTermMessages);
  const changePlan = useCallback(
    (changedPlan: ClassPlan) =>
      onChange(plans.map((plan) => (plan.class_id === changedPlan.class_id ? changedPlan : plan))),
    [plans, onChange],
  );
  const planByClassId = new Map(plans.map((plan) => [plan.class_id, plan]));
  return (
    <section className={newTermStyles.scroll} aria-label={t('classes')} data-scrolls-sideways>
      <table className={newTermStyles.table}>
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
          {rollOver.classes.map((currentClass) => {
            const plan = planByClassId.get(currentClass.id);
            return (
              plan && (
                <ClassPlanRow
                  key={currentClass.id}
                  currentClass={currentClass}
                  grades={rollOver.grades}
                  plan={plan}
                  onChange={changePlan}
                />
              )
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
