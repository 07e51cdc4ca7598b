import { Button, Checkbox } from '@mantine/core';
import { useState } from 'react';
import type { ApiReply } from '#contract/api.ts';
import styles from '#teacher/shared/setting/setting-card.module.css';
import { useSend } from '#ui/api/hooks.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { ClassPlans } from './class-plans.tsx';
import { DayFields } from './day-fields.tsx';
import newTermStyles from './new-term.module.css';
import { newTermMessages } from './new-term-messages.ts';
import { listFreeClasses, type Plan, proposePlan, type RollOver } from './plan.ts';
import { Preview } from './preview.tsx';
import { UnitChoices } from './unit-choices.tsx';

type PlanPreview = { plan: Plan; reply: ApiReply<'POST /admin/roll_over_preview'> };

/** The form of the plan; after it, a preview of the new school year with the button to create it. */
export function PlanTerm({ rollOver }: { rollOver: RollOver }) {
  const t = useMessages(newTermMessages);
  const [plan, setPlan] = useState(() => proposePlan(rollOver));
  const [addsFreeClasses, setAddsFreeClasses] = useState(true);
  const [planPreview, setPlanPreview] = useState<PlanPreview>();
  const preview = useSend('POST /admin/roll_over_preview', {
    onSuccess: (reply, previewedPlan) => setPlanPreview({ plan: previewedPlan, reply }),
  });
  const changePlan = (changedFields: Partial<Plan>) =>
    setPlan((previous) => ({ ...previous, ...changedFields }));
  const freeClasses = listFreeClasses(rollOver, plan);
  const wholePlan = { ...plan, name: plan.name.trim(), new_classes: addsFreeClasses ? freeClasses : [] };
  if (planPreview)
    return (
      <Preview
        plan={planPreview.plan}
        preview={planPreview.reply}
        onChangePlan={() => setPlanPreview(undefined)}
        onRefresh={() => preview.mutate(planPreview.plan)}
      />
    );
  return (
    <form
      className={newTermStyles.choices}
      onSubmit={(event) => {
        event.preventDefault();
        preview.mutate(wholePlan);
      }}
    >
      <p className={styles.text}>{t('new_term_text', { name: rollOver.current?.name ?? '' })}</p>
      <DayFields plan={plan} onChange={changePlan} />
      <ClassPlans rollOver={rollOver} plans={plan.classes} onChange={(classes) => changePlan({ classes })} />
      {freeClasses.length > 0 && (
        <Checkbox
          label={t('new_classes', { names: freeClasses.map(({ name }) => name).join(', ') })}
          checked={addsFreeClasses}
          onChange={({ currentTarget }) => setAddsFreeClasses(currentTarget.checked)}
        />
      )}
      <UnitChoices rollOver={rollOver} plan={plan} onChange={changePlan} />
      <div>
        <Button type="submit" loading={preview.isPending}>
          {t('preview')}
        </Button>
      </div>
    </form>
  );
}
