import { Button, Textarea } from '@mantine/core';
import { useSessionStorage } from '@mantine/hooks';
import { studyMessages } from '#teacher/features/study/messages.ts';
import { useSend } from '#ui/api/hooks.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';

/**
 * The teacher's comment on an attempt. An unsaved text is kept for the browser tab, also when the page is left.
 */
export function AttemptComment({ attemptId, comment }: { attemptId: number; comment: string }) {
  const t = useMessages(studyMessages);
  const [unsavedText, setUnsavedText] = useSessionStorage<string | null>({
    key: `comment-${attemptId}`,
    defaultValue: null,
    getInitialValueInEffect: false,
  });
  const text = unsavedText ?? comment;
  const save = useSend('POST /study/comment', {
    successText: t('comment_saved'),
    refreshes: ['GET /study/personal_detail'],
  });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate({ attempt_id: attemptId, comment: text }, { onSuccess: () => setUnsavedText(null) });
      }}
    >
      <Textarea
        label={t('comment')}
        description={t('comment_hint')}
        value={text}
        maxLength={2000}
        autosize
        minRows={2}
        onChange={({ currentTarget }) => setUnsavedText(currentTarget.value)}
      />
      <Button
        type="submit"
        mt="sm"
        variant="light"
        loading={save.isPending}
        disabled={text.trim() === comment}
      >
        {t('save_comment')}
      </Button>
    </form>
  );
}
