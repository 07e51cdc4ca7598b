import { Button, Checkbox, Switch, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { ApiReply } from '#contract/api.ts';
import { selectableLanguages } from '#contract/language.ts';
import { nameMaxLength } from '#contract/limits.ts';
import { editMessages } from '#teacher/shared/dialogs/edit-messages.ts';
import { languageNames } from '#teacher/shared/switch-language.ts';
import { useSend } from '#ui/api/hooks.ts';
import { commonMessages } from '#ui/i18n/common-messages.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { loadCdnUrl } from '#ui/media-url.ts';
import own from './school.module.css';
import { schoolMessages } from './school-messages.ts';
import { ZoneSelect } from './zone-select.tsx';

type School = ApiReply<'GET /admin/school'>;

/** The same check as on the server. */
const cdnPattern = /^(\/(?!\/)[\w./-]*|https:\/\/[\w.-]+(:\d{1,5})?(\/[\w./~-]*)?)$/;

export function SchoolForm({ school }: { school: School }) {
  const t = useMessages(schoolMessages);
  const common = useMessages(commonMessages);
  const edits = useMessages(editMessages);
  const { logo: _logo, ...initial } = school;
  const [draft, setDraft] = useState(initial);
  // Errors appear after the first try to save, because a demo school has no name at first.
  const [isSent, setSent] = useState(false);
  const change = (part: Partial<typeof draft>) => setDraft({ ...draft, ...part });
  const save = useSend('POST /admin/school', {
    refreshes: ['GET /admin/school', 'GET /common/get_cdn_url'],
    success: t('saved'),
    failure: edits('edit_failed'),
    onSuccess: () => void loadCdnUrl(),
  });
  const isNamed = draft.name.trim() !== '';
  const isCdnRight = cdnPattern.test(draft.cdn_url.trim());
  return (
    <form
      noValidate
      className={own.form}
      onSubmit={(event) => {
        event.preventDefault();
        setSent(true);
        if (isNamed && isCdnRight && draft.languages.length > 0)
          save.mutate({ ...draft, name: draft.name.trim(), cdn_url: draft.cdn_url.trim() });
      }}
    >
      <TextInput
        label={t('name')}
        maxLength={nameMaxLength}
        value={draft.name}
        error={!isNamed && isSent && t('name_missing')}
        onChange={({ currentTarget }) => change({ name: currentTarget.value })}
      />
      <ZoneSelect
        label={t('time_zone')}
        value={draft.time_zone}
        onChange={(time_zone) => change({ time_zone })}
      />
      <Checkbox.Group
        label={t('languages')}
        value={draft.languages}
        error={draft.languages.length === 0 && t('language_missing')}
        onChange={(chosen) =>
          change({ languages: selectableLanguages.filter((language) => chosen.includes(language)) })
        }
      >
        <div className={own.choices}>
          {selectableLanguages.map((language) => (
            <Checkbox key={language} value={language} label={languageNames[language].name} />
          ))}
        </div>
      </Checkbox.Group>
      <TextInput
        label={t('cdn_url')}
        description={t('cdn_text')}
        maxLength={300}
        value={draft.cdn_url}
        error={!isCdnRight && t('cdn_wrong')}
        onChange={({ currentTarget }) => change({ cdn_url: currentTarget.value })}
      />
      <Switch
        label={t('guests')}
        checked={draft.guests_allowed}
        onChange={({ currentTarget }) => change({ guests_allowed: currentTarget.checked })}
      />
      <Button
        type="submit"
        loading={save.isPending}
        disabled={JSON.stringify(draft) === JSON.stringify(initial)}
      >
        {common('save')}
      </Button>
    </form>
  );
}
