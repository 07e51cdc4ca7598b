import { Button } from '@mantine/core';
import { IconFileImport } from '@tabler/icons-react';
import { Suspense, useRef, useState } from 'react';
import { createLazyPart } from '#teacher/shared/library/lazy-part.tsx';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { fileMessages } from './file-messages.ts';
import type { TakenIn } from './take-in-activity.ts';

const TakeInDialog = createLazyPart(async () => (await import('./take-in-dialog.tsx')).TakeInDialog);

type TakeInButtonProps = { openActivity: (activity: TakenIn) => void };

/** Chooses a file of an activity, and takes it in. */
export function TakeInButton({ openActivity }: TakeInButtonProps) {
  const t = useMessages(fileMessages);
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File>();
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept=".zip,application/zip"
        aria-label={t('take_in')}
        onChange={({ currentTarget }) => {
          setFile(currentTarget.files?.[0]);
          // Otherwise choosing the same file again would cause no change event.
          currentTarget.value = '';
        }}
      />
      <Button
        variant="default"
        leftSection={<IconFileImport size={18} aria-hidden="true" />}
        onClick={() => input.current?.click()}
      >
        {t('take_in')}
      </Button>
      {file && (
        <Suspense>
          <TakeInDialog file={file} openActivity={openActivity} onClose={() => setFile(undefined)} />
        </Suspense>
      )}
    </>
  );
}
