import { NativeSelect } from '@mantine/core';
import type { ApiReply } from '#contract/api.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { homeMessages } from '../messages.ts';

type Classes = ApiReply<'GET /teacher/index'>['class_list'];

type ClassChoiceProps = {
  classes: Classes;
  today: ApiReply<'GET /teacher/today'>;
  onChoose: (classId: number | undefined) => void;
};

/** Lets administrators choose the class for 'today', because they see every class. */
export function ClassChoice({ classes, today, onChoose }: ClassChoiceProps) {
  const t = useMessages(homeMessages);
  const options = classes.map(({ class_id, class_name }) => ({ value: String(class_id), label: class_name }));
  return (
    <NativeSelect
      aria-label={t('today_of')}
      value={today.class_id ?? ''}
      data={[...(today.teaches ? [{ value: '', label: t('own_classes') }] : []), ...options]}
      onChange={({ currentTarget: { value } }) => onChoose(value === '' ? undefined : Number(value))}
    />
  );
}
