import { nameInClass } from '#teacher/shared/people/person-name.tsx';
import { useFormats } from '#ui/i18n/formats.ts';
import { useLanguage } from '#ui/i18n/language-store.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { needsMessages } from './needs-messages.ts';
import type { Need } from './use-needs.ts';

/** Returns functions that say who a need is about, why, and what else the student has. */
export function useNeedTexts() {
  const t = useMessages(needsMessages);
  const formats = useFormats();
  const language = useLanguage();
  const time = (at: number | undefined) => formats.dateTime(at ?? 0);
  const percent = (share: number | undefined) => formats.percent(share ?? 0);

  const describeDue = ({ reason, evidence: { due_at = 0, accepted_until = 0 } }: Need, now: number) => {
    if (reason === 'missing')
      return due_at === accepted_until
        ? t('why_missing', { time: time(due_at) })
        : t('why_missing_late', { time: time(due_at), until: time(accepted_until) });
    return due_at > now
      ? t('why_not_started', { time: time(due_at) })
      : t('why_not_started_late', { time: time(due_at), until: time(accepted_until) });
  };
  const describeStuck = ({ question, evidence }: Need) => {
    const { time_ms = 0, median_ms = 0, peers = 0, groupmates = 0 } = evidence;
    const words = t('why_stuck', {
      number: question?.number ?? 0,
      time: formats.duration(time_ms),
      median: formats.duration(median_ms),
      peers,
    });
    return groupmates > 0 ? `${words} · ${t('groupmates', { count: groupmates })}` : words;
  };
  const describeWhy = (need: Need, now: number): string => {
    const { reason, evidence } = need;
    if (reason === 'to_mark')
      return t('why_to_mark', { count: evidence.count ?? 0, time: time(evidence.since) });
    if (reason === 'stuck') return describeStuck(need);
    if (reason === 'fell')
      return t('why_fell', {
        before_last: percent(evidence.before_last),
        last: percent(evidence.last),
        mean: percent(evidence.mean),
        results: evidence.results ?? 0,
      });
    return describeDue(need, now);
  };
  /** The student's name, or that of the courseware where nobody is named. */
  const nameOf = ({ student, courseware_name }: Need): string =>
    student ? nameInClass(student, language) : courseware_name;
  const describeOthers = ({ others }: Need): string =>
    t('others', {
      list: formats.list(
        others.map(({ reason, courseware_name }) => t('other', { reason: t(reason), name: courseware_name })),
      ),
    });
  return { nameOf, describeWhy, describeOthers };
}
