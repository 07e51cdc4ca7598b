import { Button } from '@mantine/core';
import { saveFile } from '#ui/browser/save-file.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { importScreenMessages } from '../import-screen-messages.ts';

/** A button that saves an empty list to fill in. The program that writes it loads at the click. */
export function TemplateButton() {
  const t = useMessages(importScreenMessages);
  return (
    <Button
      variant="default"
      onClick={async () => {
        const { writeTemplate } = await import('./write-template.ts');
        saveFile(await writeTemplate(t('template_name')), `${t('template_name')}.xlsx`);
      }}
    >
      {t('template')}
    </Button>
  );
}
