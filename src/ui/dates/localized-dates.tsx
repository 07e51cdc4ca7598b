import '@mantine/dates/styles.layer.css';
import 'dayjs/locale/zh-cn';
import 'dayjs/locale/zh-hk';
import 'dayjs/locale/zh-tw';
import { DatesProvider } from '@mantine/dates';
import type { ReactNode } from 'react';
import { useLanguage } from '#ui/i18n/language-store.ts';

/** Wraps date pickers: months and weekdays in the language of the interface. Only pages with dates load it. */
export function LocalizedDates({ children }: { children: ReactNode }) {
  const language = useLanguage();
  return <DatesProvider settings={{ locale: language, firstDayOfWeek: 0 }}>{children}</DatesProvider>;
}
