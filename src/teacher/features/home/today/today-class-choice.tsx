import type { ApiReply } from '#contract/api.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { SelectField } from '#ui/primitives/select-field.tsx';
import { homeMessages } from '../messages.ts';

type TaughtClasses = ApiReply<'GET /teacher/index'>['class_list'];

type TodayClassChoiceProps = {
  classes: TaughtClasses;
  today: ApiReply<'GET /teacher/today'>;
  onChoose: (classId: number | undefined) => void;
};

/** Lets administrators choose the class for 'today', because they see every class. */
export function TodayClassChoice({ classes, today, onChoose }: TodayClassChoiceProps) {
  const t = useMessages(homeMessages);
  const classOptions = classes.map(({ class_id, class_name }) => ({
    value: String(class_id),
    label: class_name,
  }));
  return (
    <SelectField
      aria-label={t('today_of')}
      value={today.class_id ?? ''}
      data={[...(today.teaches ? [{ value: '', label: t('own_classes') }] : []), ...classOptions]}
      onChange={(value) => onChoose(value === '' ? undefined : Number(value))}
    />
  );
}
