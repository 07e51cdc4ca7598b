import { Button, Checkbox } from '@mantine/core';
import { useState } from 'react';
import type { ApiReply } from '#contract/api.ts';
import styles from '#teacher/features/setting/setting.module.css';
import { useSend } from '#ui/api/hooks.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { ClassPlans } from './class-plans.tsx';
import { DayFields } from './day-fields.tsx';
import own from './new-term.module.css';
import { newTermMessages } from './new-term-messages.ts';
import { listFreeClasses, type Plan, proposePlan, type Source } from './plan.ts';
import { Preview } from './preview.tsx';
import { UnitChoices } from './unit-choices.tsx';

type Previewed = { plan: Plan; reply: ApiReply<'POST /admin/roll_over_preview'> };

/** The form of the plan, then its preview, then the start. */
export function PlanTerm({ source }: { source: Source }) {
  const t = useMessages(newTermMessages);
  const [plan, setPlan] = useState(() => proposePlan(source));
  const [addsFree, setAddsFree] = useState(true);
  const [previewed, setPreviewed] = useState<Previewed>();
  const preview = useSend('POST /admin/roll_over_preview', {
    onSuccess: (reply, shown) => setPreviewed({ plan: shown, reply }),
  });
  const change = (part: Partial<Plan>) => setPlan((before) => ({ ...before, ...part }));
  const free = listFreeClasses(source, plan);
  const wholePlan = { ...plan, name: plan.name.trim(), new_classes: addsFree ? free : [] };
  if (previewed)
    return (
      <Preview
        plan={previewed.plan}
        preview={previewed.reply}
        onChange={() => setPreviewed(undefined)}
        onRefresh={() => preview.mutate(previewed.plan)}
      />
    );
  return (
    <form
      className={own.choices}
      onSubmit={(event) => {
        event.preventDefault();
        preview.mutate(wholePlan);
      }}
    >
      <p className={styles.text}>{t('new_term_text', { name: source.current?.name ?? '' })}</p>
      <DayFields plan={plan} onChange={change} />
      <ClassPlans source={source} plans={plan.classes} onChange={(classes) => change({ classes })} />
      {free.length > 0 && (
        <Checkbox
          label={t('new_classes', { names: free.map(({ name }) => name).join(', ') })}
          checked={addsFree}
          onChange={({ currentTarget }) => setAddsFree(currentTarget.checked)}
        />
      )}
      <UnitChoices source={source} plan={plan} onChange={change} />
      <div>
        <Button type="submit" loading={preview.isPending}>
          {t('preview')}
        </Button>
      </div>
    </form>
  );
}
