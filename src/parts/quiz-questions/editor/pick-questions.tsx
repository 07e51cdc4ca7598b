import { Button, type ButtonProps } from '@mantine/core';
import { IconListSearch } from '@tabler/icons-react';
import { Suspense, use, useState } from 'react';
import { formatText } from '#contract/language.ts';
import { useLanguage } from '#ui/i18n/language-store.ts';
import { type PickedQuestion, type QuestionSource, QuestionSourceContext } from './question-source.view.ts';

type PickQuestionsProps = ButtonProps & {
  /** Ids of questions of the bank that the quiz has already. */
  takenIds: readonly number[];
  onPick: (picked: readonly PickedQuestion[]) => void;
};

/** A button that opens the picker of finished questions; nothing where there is none. */
export function PickQuestions(props: PickQuestionsProps) {
  const source = use(QuestionSourceContext);
  return source && <PickFrom source={source} {...props} />;
}

function PickFrom({
  source,
  takenIds,
  onPick,
  ...buttonProps
}: PickQuestionsProps & { source: QuestionSource }) {
  const { label, Picker } = source;
  const language = useLanguage();
  const [isPicking, setPicking] = useState(false);
  return (
    <>
      <Button
        variant="default"
        {...buttonProps}
        leftSection={<IconListSearch size={20} aria-hidden />}
        onClick={() => setPicking(true)}
      >
        {formatText(label, language)}
      </Button>
      <Suspense>
        {isPicking && (
          <Picker
            takenIds={takenIds}
            onPick={(picked) => {
              setPicking(false);
              onPick(picked);
            }}
            onClose={() => setPicking(false)}
          />
        )}
      </Suspense>
    </>
  );
}
