import { Button, Input, NativeSelect, TextInput } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import type { EditorProps } from '#form/activity-views.ts';
import { SoundField } from '#parts/quiz-questions/editor/question-panel/sound-field.tsx';
import { GrowingText } from '#parts/quiz-questions/editor-fields/growing-text.tsx';
import { PictureBox } from '#parts/quiz-questions/editor-fields/picture-box.tsx';
import { toPicture, useUpload } from '#parts/quiz-questions/editor-fields/use-upload.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { FileTarget } from '#ui/upload/pick/file-target.tsx';
import { linkMaxLength, spotTextMaxLength, spotTitleMaxLength } from '../../limits.ts';
import type { Spot, Stop, Trip } from '../../model.ts';
import { useStopName } from '../use-stop-name.ts';
import styles from './panel.module.css';
import { panelMessages } from './panel-messages.ts';

type SpotFieldsProps = Pick<EditorProps<Trip>, 'uploadFile'> & {
  trip: Trip;
  stop: Stop;
  spot: Spot;
  /** `stops.0.spots.0` for the first one of the first stop. */
  field: string;
  errorAt: (field: string) => string | undefined;
  onChange: (changed: Partial<Spot>) => void;
  onRemove: () => void;
};

/** What an information point tells and shows, and where it leads. */
export function SpotFields(props: SpotFieldsProps) {
  const { spot, field, errorAt, uploadFile, onChange, onRemove } = props;
  const t = useMessages(panelMessages);
  return (
    <div className={styles.fields}>
      <TextInput
        label={t('spot_title')}
        maxLength={spotTitleMaxLength}
        value={spot.title}
        error={errorAt(`${field}.title`)}
        data-field={`${field}.title`}
        onChange={(event) => onChange({ title: event.currentTarget.value })}
      />
      <GrowingText
        rows={2}
        label={t('spot_text')}
        maxLength={spotTextMaxLength}
        value={spot.text}
        data-field={`${field}.text`}
        onChange={(event) => onChange({ text: event.currentTarget.value })}
      />
      <SpotPicture {...props} />
      <SoundField sound={spot.sound} uploadFile={uploadFile} onChange={(sound) => onChange({ sound })} />
      <TextInput
        label={t('spot_link')}
        placeholder="https://"
        inputMode="url"
        maxLength={linkMaxLength}
        value={spot.link}
        error={errorAt(`${field}.link`)}
        data-field={`${field}.link`}
        onChange={(event) => onChange({ link: event.currentTarget.value.trim() })}
      />
      <TargetField {...props} />
      <Button
        variant="subtle"
        color="red"
        leftSection={<IconTrash size={20} aria-hidden />}
        onClick={onRemove}
      >
        {t('remove_spot')}
      </Button>
    </div>
  );
}

function SpotPicture({ spot, field, uploadFile, onChange }: SpotFieldsProps) {
  const t = useMessages(panelMessages);
  const { isUploading, error, upload } = useUpload(uploadFile, 'picture');
  const addPicture = (files: File[]) =>
    upload(files, 1, async (arrived) => onChange({ picture: await toPicture(arrived) }));
  return (
    <FileTarget onFiles={(files) => void addPicture(files)}>
      <Input.Wrapper label={t('spot_picture')} labelElement="div">
        <PictureBox
          picture={spot.picture}
          field={`${field}.picture`}
          altLabel={t('spot_picture_alt')}
          isBusy={isUploading}
          error={error || undefined}
          onFiles={(files) => void addPicture(files)}
          onChange={(picture) => onChange({ picture })}
        />
      </Input.Wrapper>
    </FileTarget>
  );
}

/** The stop to which the point leads. One that has gone is shown as none. */
function TargetField({ trip, stop, spot, field, errorAt, onChange }: SpotFieldsProps) {
  const t = useMessages(panelMessages);
  const nameOf = useStopName();
  const others = trip.stops.flatMap((one, index) =>
    one.id === stop.id ? [] : [{ value: one.id, label: `${index + 1}. ${nameOf(one, index)}` }],
  );
  const isThere = others.some(({ value }) => value === spot.to_stop);
  return (
    <NativeSelect
      label={t('spot_stop')}
      value={isThere ? spot.to_stop : ''}
      error={errorAt(`${field}.to_stop`)}
      data-field={`${field}.to_stop`}
      data={[{ value: '', label: t('spot_stop_none') }, ...others]}
      onChange={(event) => onChange({ to_stop: event.currentTarget.value || undefined })}
    />
  );
}
