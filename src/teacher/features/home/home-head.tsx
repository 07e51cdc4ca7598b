import type { ApiReply } from '#contract/api.ts';
import { useTermChoice } from '#teacher/shared/class-filter/use-term-choice.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { SelectField } from '#ui/primitives/select-field.tsx';
import { Greeting } from './greeting.tsx';
import styles from './home.module.css';
import { homeMessages } from './messages.ts';

type HomeHeadProps = {
  calendars: ApiReply<'GET /teacher/index'>['calendar_list'];
  chosenTermId: number | undefined;
  onChooseTerm: (calendarId: number) => void;
};

/** The head of the start page: a greeting, and the choice of the term. */
export function HomeHead({ calendars, chosenTermId, onChooseTerm }: HomeHeadProps) {
  const t = useMessages(homeMessages);
  const termChoice = useTermChoice();
  return (
    <div className={styles.head}>
      <Greeting />
      {calendars.length > 0 && (
        <div className={styles.term}>
          <SelectField
            aria-label={t('term')}
            data={calendars.map(termChoice)}
            value={String(chosenTermId ?? '')}
            onChange={(value) => onChooseTerm(Number(value))}
          />
        </div>
      )}
    </div>
  );
}
