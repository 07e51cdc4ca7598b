import { Button } from '@mantine/core';
import { IconListSearch } from '@tabler/icons-react';
import { Suspense, use, useState } from 'react';
import {
  type PickedQuestion,
  type QuestionSource,
  QuestionSourceContext,
} from '#parts/quiz-questions/editor/question-source.view.ts';

type PickFromBankProps = {
  takenIds: readonly number[];
  onPick: (picked: readonly PickedQuestion[]) => void;
};

/** A button that opens the picker of questions; nothing where there is none. */
export function PickFromBank(props: PickFromBankProps) {
  const source = use(QuestionSourceContext);
  return source && <PickFrom source={source} {...props} />;
}

function PickFrom({ source, takenIds, onPick }: PickFromBankProps & { source: QuestionSource }) {
  const { useLabel, Picker } = source;
  const label = useLabel();
  const [isPicking, setPicking] = useState(false);
  const close = () => setPicking(false);
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconListSearch size={20} aria-hidden />}
        onClick={() => setPicking(true)}
      >
        {label}
      </Button>
      <Suspense>
        {isPicking && (
          <Picker
            takenIds={takenIds}
            onPick={(picked) => {
              close();
              onPick(picked);
            }}
            onClose={close}
          />
        )}
      </Suspense>
    </>
  );
}
