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
  const tField = useMessages(fieldMessages);
  const formats = useFormats();
  const types = useCall('GET /common/course_extend_list', {}, { reportsInPlace: true });
  const typeList = types.data?.course_extend_list ?? [];
  return { language, t, tField, formats, typeNames: new Map(typeList.map(({ type, name }) => [type, name])) };
}
