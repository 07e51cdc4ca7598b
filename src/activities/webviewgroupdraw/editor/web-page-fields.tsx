import { TextInput } from '@mantine/core';
import type { DraftIssue } from '#form/activity-type.ts';
import type { FieldProps } from '#parts/drawing-tasks/editor/field-props.ts';
import fieldStyles from '#parts/drawing-tasks/editor/fields.module.css';
import { AddressField } from '#parts/reading/editor/address-field.tsx';
import { mayEmbed } from '#parts/reading/views/page-frame.tsx';
import { isWebAddress } from '#parts/reading/web-address.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { pageTitleMaxLength } from '../limits.ts';
import type { Board } from '../model.ts';
import { editorMessages } from './editor-messages.ts';

type WebPageFieldsProps = FieldProps<Board> & { issues: readonly DraftIssue[]; showsIssue: boolean };

/** The web page beside the board. The server checks whether it may be framed. */
export function WebPageFields({ task, update, issues, showsIssue }: WebPageFieldsProps) {
  const t = useMessages(editorMessages);
  const { url, page_title, frameable } = task;
  const isShown = frameable && mayEmbed(url);
  return (
    <fieldset className={fieldStyles.group}>
      <legend>{t('beside')}</legend>
      <p className={fieldStyles.hint}>{t('beside_hint')}</p>
      <AddressField
        url={url}
        issues={issues}
        showsIssue={showsIssue}
        {...(frameable !== null && { successMessage: t(isShown ? 'frameable' : 'not_frameable') })}
        onChange={(address) => update(() => ({ url: address, frameable: null }))}
        onChecked={(address, page) =>
          update((board) =>
            board.url === address
              ? { frameable: page.frameable, page_title: board.page_title.trim() || page.title }
              : {},
          )
        }
      />
      {isWebAddress(url) && (
        <TextInput
          label={t('page_title')}
          maxLength={pageTitleMaxLength}
          value={page_title}
          onChange={({ currentTarget: { value } }) => update(() => ({ page_title: value }))}
        />
      )}
    </fieldset>
  );
}
