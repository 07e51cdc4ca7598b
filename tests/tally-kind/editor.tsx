import { TextInput } from '@mantine/core';
import { IconAbacus } from '@tabler/icons-react';
import type { EditorKind } from '#parts/quiz-questions/kind-form/editor-kind.tsx';
import type { schema } from './schema.ts';

export const editor: EditorKind<typeof schema> = {
  Icon: IconAbacus,
  name: { en: 'Counting', 'zh-hk': '點算', 'zh-cn': '点算' },
  hint: { en: 'A number is typed', 'zh-hk': '輸入數目', 'zh-cn': '输入数目' },
  Fields: ({ question, errorAt, update }) => (
    <TextInput
      label="Sum"
      value={question.tally?.sum ?? ''}
      error={errorAt('tally.sum')}
      data-field="tally.sum"
      onChange={(event) => {
        const sum = event.currentTarget.value;
        update((one) => ({ tally: { sum, parts: one.tally?.parts ?? [] } }));
      }}
    />
  ),
};
