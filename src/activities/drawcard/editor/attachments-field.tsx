import { Button, FileButton, TextInput } from '@mantine/core';
import { IconFilePlus, IconLink } from '@tabler/icons-react';
import type { EditorProps } from '#form/activity-views.ts';
import { UploadErrors } from '#parts/editor-parts/upload-errors.tsx';
import { type ArrivedFile, useMixedUpload } from '#parts/editor-parts/use-mixed-upload.ts';
import { RemoveRow } from '#parts/quiz-questions/editor-fields/remove-row.tsx';
import { completeAddress, webAddressMaxLength } from '#parts/reading/web-address.ts';
import { baseName } from '#parts/stored-media/base-name.ts';
import { createId } from '#parts/stored-media/create-id.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { attachmentsMax, showNameMaxLength } from '../limits.ts';
import type { Attachment } from '../model.ts';
import { addTo, changeIn, removeFrom } from './changes.ts';
import styles from './editor.module.css';
import { editorMessages } from './editor-messages.ts';
import { ListError } from './list-error.tsx';
import type { PartProps } from './part-props.ts';

/** Files and web pages for students, with the names that they see. */
export function AttachmentsField(props: PartProps & Pick<EditorProps, 'uploads'>) {
  const { task, errorAt, onChange, uploadFile, uploads } = props;
  const t = useMessages(editorMessages);
  const upload = useMixedUpload(uploadFile, uploads);
  const { attachments } = task;
  const room = attachmentsMax - attachments.length;
  const addFile = ({ id, stored: { url, name } }: ArrivedFile) =>
    onChange(
      addTo('attachments', {
        id,
        kind: 'file',
        name: baseName(name).slice(0, showNameMaxLength),
        media: url,
        file_name: name.slice(0, 200),
      }),
    );
  const addLink = () =>
    onChange(addTo('attachments', { id: createId(), kind: 'link', name: '', address: '' }));
  return (
    <fieldset className={styles.list}>
      <legend>{t('attachments')}</legend>
      <p className={styles.hint}>{t('attachments_hint')}</p>
      {attachments.map((attachment, index) => (
        <AttachmentFields key={attachment.id} {...props} attachment={attachment} index={index} />
      ))}
      <div className={styles.buttons} data-field="attachments" tabIndex={-1}>
        <FileButton
          multiple
          accept={uploads.flatMap(({ extensions }) => extensions).join(',')}
          onChange={(files) => void upload.upload(files.slice(0, room), { onArrival: addFile })}
        >
          {({ onClick }) => (
            <Button
              variant="light"
              leftSection={<IconFilePlus size={20} aria-hidden />}
              loading={upload.isUploading}
              disabled={room <= 0}
              onClick={onClick}
            >
              {t('add_file')}
            </Button>
          )}
        </FileButton>
        <Button
          variant="light"
          leftSection={<IconLink size={20} aria-hidden />}
          disabled={room <= 0}
          onClick={addLink}
        >
          {t('add_link')}
        </Button>
      </div>
      <UploadErrors errors={upload.errors} />
      <ListError error={errorAt('attachments')} />
    </fieldset>
  );
}

type AttachmentFieldsProps = PartProps & { attachment: Attachment; index: number };

function AttachmentFields({ attachment, index, errorAt, onChange }: AttachmentFieldsProps) {
  const t = useMessages(editorMessages);
  const number = index + 1;
  const path = `attachments.${index}`;
  const { id } = attachment;
  return (
    <div className={styles.row}>
      <div className={styles.fields}>
        <TextInput
          aria-label={t('show_name', { number })}
          placeholder={t('show_name', { number })}
          maxLength={showNameMaxLength}
          value={attachment.name}
          error={errorAt(`${path}.name`)}
          data-field={`${path}.name`}
          onChange={({ currentTarget: { value } }) =>
            onChange(changeIn('attachments', id, (current) => ({ ...current, name: value })))
          }
        />
        {attachment.kind === 'file' ? (
          <span className={styles.hint}>{attachment.file_name}</span>
        ) : (
          <LinkAddress
            label={t('link_address', { number })}
            field={`${path}.address`}
            address={attachment.address}
            error={errorAt(`${path}.address`)}
            onChange={(address) =>
              onChange(
                changeIn('attachments', id, (current) =>
                  current.kind === 'link' ? { ...current, address } : current,
                ),
              )
            }
          />
        )}
      </div>
      <RemoveRow
        label={t('remove_attachment', { number })}
        onRemove={() => onChange(removeFrom('attachments', id))}
      />
    </div>
  );
}

type LinkAddressProps = {
  label: string;
  field: string;
  address: string;
  error: string | undefined;
  onChange: (address: string) => void;
};

/** An address, to which `https://` is added once it is typed. */
function LinkAddress({ label, field, address, error, onChange }: LinkAddressProps) {
  return (
    <TextInput
      type="url"
      aria-label={label}
      placeholder="https://"
      maxLength={webAddressMaxLength}
      value={address}
      error={error}
      data-field={field}
      onChange={({ currentTarget: { value } }) => onChange(value)}
      onBlur={() => onChange(completeAddress(address))}
    />
  );
}
