import { Button, FileButton, Textarea } from '@mantine/core';
import { IconPhotoPlus } from '@tabler/icons-react';
import { useMemo, useRef, useState } from 'react';
import type { EditorProps, PlayerProps } from '#form/activity-views.ts';
import { noUploads } from '#form/activity-views.ts';
import { measurePicture } from '#parts/editor-parts/measure-picture.view.ts';
import { useIssueFocus } from '#parts/editor-parts/use-issue-focus.ts';
import { useIssueTexts } from '#parts/editor-parts/use-issue-texts.ts';
import { PageEditor } from '#parts/reading/editor/page-editor.tsx';
import { createMemorySpaces } from '#parts/spaces/memory-spaces.view.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { mediaUrl } from '#ui/media-url.ts';
import { promptMaxLength } from '../limits.ts';
import { messages } from '../messages.ts';
import { toPublicWall, type Wall } from '../model.ts';
import { Player } from '../player/player.tsx';
import { wallSpace } from '../wall/wall-space.ts';
import { ColumnsField } from './columns-field.tsx';
import styles from './editor.module.css';
import { editorMessages } from './editor-messages.ts';
import { RulesField } from './rules-field.tsx';

/** Prompt, columns and rules of a wall, beside the wall as students will see it, with two sample cards. */
export function Editor({ content, onChange, issues, uploadFile, goTo }: EditorProps<Wall>) {
  const t = useMessages(editorMessages);
  const root = useRef<HTMLDivElement>(null);
  useIssueFocus(root, goTo);
  const findIssueText = useIssueTexts(messages, goTo ? issues : []);
  const changeFields = (changedFields: Partial<Wall>) =>
    onChange((draft) => ({ ...draft, ...changedFields }));
  const fields = (
    <>
      <Textarea
        label={t('prompt')}
        description={t('prompt_hint')}
        autosize
        minRows={2}
        data-field="prompt"
        error={findIssueText('prompt')}
        maxLength={promptMaxLength}
        value={content.prompt}
        onChange={({ currentTarget: { value } }) => changeFields({ prompt: value })}
      />
      <PictureField
        picture={content.picture}
        uploadFile={uploadFile}
        onChange={(picture) => changeFields({ picture })}
      />
      <ColumnsField
        columns={content.columns}
        findIssueText={findIssueText}
        onChange={(update) => onChange((draft) => ({ ...draft, columns: update(draft.columns) }))}
      />
      <RulesField wall={content} onChange={changeFields} />
    </>
  );
  return (
    <div ref={root}>
      <PageEditor fields={fields} preview={<Preview wall={content} />} />
    </div>
  );
}

type PictureFieldProps = Pick<EditorProps, 'uploadFile'> & {
  picture: Wall['picture'];
  onChange: (picture: Wall['picture']) => void;
};

function PictureField({ picture, uploadFile, onChange }: PictureFieldProps) {
  const t = useMessages(editorMessages);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const uploadPicture = async (file: File | null) => {
    if (!file) return;
    setBusy(true);
    setError(undefined);
    try {
      const storedFile = await uploadFile(file, 'picture');
      onChange({ url: storedFile.url, ...(await measurePicture(file, storedFile)) });
    } catch (failure) {
      setError(failure instanceof Error ? failure.message : String(failure));
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className={styles.picture}>
      {picture && <img src={mediaUrl(picture.url)} width={picture.width} height={picture.height} alt="" />}
      <FileButton accept="image/png,image/jpeg,image/gif" onChange={(file) => void uploadPicture(file)}>
        {({ onClick }) => (
          <Button
            variant="light"
            leftSection={<IconPhotoPlus size={20} aria-hidden />}
            loading={isBusy}
            onClick={onClick}
          >
            {t(picture ? 'replace_picture' : 'add_picture')}
          </Button>
        )}
      </FileButton>
      {picture && (
        <Button variant="subtle" color="red" onClick={() => onChange(null)}>
          {t('remove_picture')}
        </Button>
      )}
      {error && (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}

const doNothing = () => undefined;
const previewPlayerProps: Omit<PlayerProps, 'content' | 'context' | 'traceAndFiles'> = {
  questions: [],
  answers: {},
  mode: 'work',
  checkable: false,
  onAnswer: doNothing,
  onFlag: doNothing,
  onCheck: doNothing,
  onShow: doNothing,
  onOpen: doNothing,
  onItems: doNothing,
  onSubmit: doNothing,
};
const traceAndFiles = {
  trace: { opened_at: 0 },
  saveTrace: doNothing,
  uploads: noUploads,
  removeFile: doNothing,
};

/** The wall as students see it; cards sent in the preview are not stored. */
function Preview({ wall }: { wall: Wall }) {
  const t = useMessages(editorMessages);
  const [firstText, secondText] = [t('sample_1'), t('sample_2')];
  const context = useMemo(() => {
    const columns = wall.columns.map(({ id }) => id);
    const createSampleEntry = (index: number, text: string) => ({
      item: `sample-${index}`,
      by: { user_id: index, role: 'student' as const },
      at: index,
      value: { kind: 'card', text, column: columns[index % columns.length], picture: null },
    });
    // Without approval, because the preview would be empty if the sample cards waited for it.
    const entries = { wall: [createSampleEntry(1, firstText), createSampleEntry(2, secondText)] };
    const content = { ...wall, needs_approval: false };
    const me = { user_id: 0, role: 'student' as const };
    const spaces = createMemorySpaces({ spaces: { wall: wallSpace }, content, me, entries });
    return { mediaUrl, nameOf: () => '', spaces };
  }, [wall, firstText, secondText]);
  return (
    <Player
      {...previewPlayerProps}
      traceAndFiles={traceAndFiles}
      content={toPublicWall(wall)}
      context={context}
    />
  );
}
