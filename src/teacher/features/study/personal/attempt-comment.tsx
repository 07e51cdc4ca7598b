import { Button, Textarea } from '@mantine/core';
import { studyMessages } from '#teacher/features/study/messages.ts';
import { nameAttemptComment } from '#teacher/shared/marks/typed-marks.ts';
import { useSend } from '#ui/api/hooks.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { dropTyped, useTyped } from '#ui/unsent/use-typed.ts';

type AttemptCommentProps = {
  attemptId: number;
  comment: string;
  /** Names the comment in lists. */
  title: string;
};

/** The teacher's comment on an attempt. What is typed is kept until it is saved. */
export function AttemptComment({ attemptId, comment, title }: AttemptCommentProps) {
  const t = useMessages(studyMessages);
  const name = nameAttemptComment(attemptId);
  const { value: text, setValue, keptAt } = useTyped(name, title, comment);
  const save = useSend('POST /study/comment', {
    successText: t('comment_saved'),
    refreshes: ['GET /study/personal_detail'],
  });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        // Also if another student is shown by then.
        const whenSaved = save.mutateAsync({ attempt_id: attemptId, comment: text });
        whenSaved.then(
          () => dropTyped(name, text),
          () => undefined,
        );
      }}
    >
      <Textarea
        label={t('comment')}
        description={t(keptAt === undefined ? 'comment_hint' : 'comment_typed')}
        value={text}
        maxLength={2000}
        autosize
        minRows={2}
        onChange={({ currentTarget }) => setValue(currentTarget.value)}
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
