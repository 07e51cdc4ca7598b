import { useCall } from '#ui/api/hooks.ts';
import { useFormats } from '#ui/i18n/formats.ts';
import { useLanguage } from '#ui/i18n/language-store.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { auditMessages } from './audit-messages.ts';
import type { AuditWords } from './describe-entry.ts';
import { fieldMessages } from './field-messages.ts';

/** The words for describing entries, in the language of the interface. */
export function useAuditWords(): AuditWords {
  const language = useLanguage();
  const t = useMessages(auditMessages);
  const fields = useMessages(fieldMessages);
  const formats = useFormats();
  const types = useCall('GET /common/course_extend_list', {}, { inPlace: true });
  const list = types.data?.course_extend_list ?? [];
  return { language, t, fields, formats, typeNames: new Map(list.map(({ type, name }) => [type, name])) };
}
