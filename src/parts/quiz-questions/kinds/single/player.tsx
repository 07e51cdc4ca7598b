import { LateEvidence } from '../../answer-files/late-evidence.tsx';
import type { ChoiceKey } from '../../choices/choice-key.ts';
import { Options } from '../../choices/options/options.tsx';
import type { PlayerKind } from '../../kind-form/player-kind.tsx';
import type { schema } from './schema.ts';

const pictureHint = {
  en: 'Choose one answer and attach a picture',
  'zh-hk': '選出一個答案，並附上圖片',
  'zh-cn': '选出一个答案，并附上图片',
};
const fileHint = {
  en: 'Choose one answer and attach a file',
  'zh-hk': '選出一個答案，並附上檔案',
  'zh-cn': '选出一个答案，并附上文件',
};

/** One option replaces the other. Files may belong to the choice. */
export const player: PlayerKind<typeof schema, ChoiceKey> = {
  hint: { en: 'Choose one answer', 'zh-hk': '選出一個答案', 'zh-cn': '选出一个答案' },
  findHint: ({ files }) =>
    files && (files.kinds.every((kind) => kind === 'picture') ? pictureHint : fileHint),
  Answer: ({ onAnswer, ...props }) => {
    const { question, files = [], ...shown } = props;
    return (
      <>
        <Options {...props} isSingle onChoose={(_chosenIds, option) => onAnswer({ option })} />
        {question.files && (
          <LateEvidence {...shown} files={files} question={{ id: question.id, files: question.files }} />
        )}
      </>
    );
  },
  answerByKey: ({ options }, _response, index) => {
    const option = options[index]?.id;
    return option === undefined ? undefined : { option };
  },
};
