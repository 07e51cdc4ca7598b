import { Button, Checkbox, Switch, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { ApiReply } from '#contract/api.ts';
import { offerableLanguages } from '#contract/language.ts';
import { nameMaxLength } from '#contract/limits.ts';
import { editMessages } from '#teacher/shared/dialogs/edit-messages.ts';
import { languageNames } from '#teacher/shared/switch-language.ts';
import { useSend } from '#ui/api/hooks.ts';
import { commonMessages } from '#ui/i18n/common-messages.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { loadCdnUrl } from '#ui/media-url.ts';
import { KeptNote } from '#ui/unsent/kept-note.tsx';
import { useTypedChanges } from '#ui/unsent/use-typed-changes.ts';
import schoolStyles from './school.module.css';
import { schoolMessages } from './school-messages.ts';
import { ZoneSelect } from './zone-select.tsx';

type School = ApiReply<'GET /admin/school'>;

/** The same check as on the server. */
const cdnPattern = /^(\/(?!\/)[\w./-]*|https:\/\/[\w.-]+(:\d{1,5})?(\/[\w./~-]*)?)$/;

export function SchoolForm({ school }: { school: School }) {
  const t = useMessages(schoolMessages);
  const tCommon = useMessages(commonMessages);
  const tEdit = useMessages(editMessages);
  const { logo: _logo, map: _map, ...savedSchool } = school;
  const typed = useTypedChanges('setting:school', t('school'), savedSchool);
  const { value: draft, change: changeDraft } = typed;
  // Errors appear after the first try to save, because a demo school has no name at first.
  const [wasSubmitted, setWasSubmitted] = useState(false);
  const save = useSend('POST /admin/school', {
    refreshes: ['GET /admin/school', 'GET /common/get_cdn_url'],
    successText: t('saved'),
    failureText: tEdit('edit_failed'),
    onSuccess: () => void loadCdnUrl(),
  });
  const hasName = draft.name.trim() !== '';
  const isCdnValid = cdnPattern.test(draft.cdn_url.trim());
  return (
    <form
      noValidate
      className={schoolStyles.form}
      onSubmit={(event) => {
        event.preventDefault();
        setWasSubmitted(true);
        if (hasName && isCdnValid && draft.languages.length > 0)
          typed.clearAfter(
            save.mutateAsync({ ...draft, name: draft.name.trim(), cdn_url: draft.cdn_url.trim() }),
          );
      }}
    >
      <KeptNote typed={typed} />
      <TextInput
        label={t('name')}
        maxLength={nameMaxLength}
        value={draft.name}
        error={!hasName && wasSubmitted && t('name_missing')}
        onChange={({ currentTarget }) => changeDraft({ name: currentTarget.value })}
      />
      <ZoneSelect
        label={t('time_zone')}
        value={draft.time_zone}
        onChange={(time_zone) => changeDraft({ time_zone })}
      />
      <Checkbox.Group
        label={t('languages')}
        value={draft.languages}
        error={draft.languages.length === 0 && t('language_missing')}
        onChange={(checkedLanguages) =>
          changeDraft({
            languages: offerableLanguages.filter((language) => checkedLanguages.includes(language)),
          })
        }
      >
        <div className={schoolStyles.choices}>
          {offerableLanguages.map((language) => (
            <Checkbox key={language} value={language} label={languageNames[language].name} />
          ))}
        </div>
      </Checkbox.Group>
      <TextInput
        label={t('cdn_url')}
        description={t('cdn_text')}
        maxLength={300}
        value={draft.cdn_url}
        error={!isCdnValid && t('cdn_wrong')}
        onChange={({ currentTarget }) => changeDraft({ cdn_url: currentTarget.value })}
      />
      <Switch
        label={t('guests')}
        checked={draft.guests_allowed}
        onChange={({ currentTarget }) => changeDraft({ guests_allowed: currentTarget.checked })}
      />
      <Button type="submit" loading={save.isPending} disabled={!typed.isChanged}>
        {tCommon('save')}
      </Button>
    </form>
  );
}
