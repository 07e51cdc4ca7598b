import { type FormEvent, useState } from 'react';
import type { ApiInput, ApiReply } from '#contract/api.ts';
import { type AvatarName, avatarNames } from '#contract/choices.ts';
import { nameMaxLength } from '#contract/limits.ts';
import { call } from '#ui/api/call.ts';
import { isAvatarName } from '#ui/avatars/avatar.tsx';
import { AvatarPicture } from '#ui/avatars/avatar-picture.tsx';
import { commonMessages } from '#ui/i18n/common-messages.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { Button } from '#ui/primitives/button.tsx';
import { TextField } from '#ui/primitives/text-field.tsx';
import { showToast } from '#ui/toast/toast-store.ts';
import styles from './profile.module.css';
import { profileMessages } from './profile-messages.ts';

type Profile = ApiReply<'GET /user/profile'>;
type Draft = Required<Pick<ApiInput<'POST /user/profile_save'>, 'nickname' | 'nickname_eng' | 'avatar'>>;

const avatarChoices: readonly (AvatarName | '')[] = ['', ...avatarNames];

/** Nickname and picture. */
export function AboutForm({ profile, onSaved }: { profile: Profile; onSaved: () => void }) {
  const t = useMessages(profileMessages);
  const tCommon = useMessages(commonMessages);
  const avatar = isAvatarName(profile.avatar) ? profile.avatar : '';
  const [draft, setDraft] = useState<Draft>({ ...profile, avatar });
  const [isBusy, setIsBusy] = useState(false);

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault();
    setIsBusy(true);
    try {
      const { nickname, nickname_eng } = draft;
      await call('POST /user/profile_save', { nickname, nickname_eng, avatar: draft.avatar });
      showToast('success', t('saved'));
      onSaved();
    } catch {
      // The call has shown the reason; the typed text is kept.
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <form className={styles.card} aria-labelledby="profile-about" onSubmit={(event) => void save(event)}>
      <h2 id="profile-about">{t('about')}</h2>
      <p className={styles.text}>
        {t('signs_in_with', { name: profile.name, email: profile.email || profile.login_name })}
      </p>
      <div className={styles.pair}>
        <TextField
          label={t('nickname')}
          hint={t('nickname_hint')}
          maxLength={nameMaxLength}
          value={draft.nickname}
          onChange={({ currentTarget: { value } }) => setDraft({ ...draft, nickname: value })}
        />
        <TextField
          label={t('nickname_eng')}
          maxLength={nameMaxLength}
          value={draft.nickname_eng}
          onChange={({ currentTarget: { value } }) => setDraft({ ...draft, nickname_eng: value })}
        />
      </div>
      <fieldset className={styles.avatars}>
        <legend>{t('avatar')}</legend>
        {avatarChoices.map((choice) => (
          <label key={choice} className={styles.avatar} title={t(choice || 'avatar_none')}>
            <input
              type="radio"
              name="avatar"
              aria-label={t(choice || 'avatar_none')}
              checked={draft.avatar === choice}
              onChange={() => setDraft({ ...draft, avatar: choice })}
            />
            {choice === '' ? (
              <span className={styles.letter} aria-hidden="true">
                {[...(profile.nickname || profile.name)][0]}
              </span>
            ) : (
              <AvatarPicture name={choice} />
            )}
          </label>
        ))}
      </fieldset>
      <Button type="submit" busy={isBusy}>
        {tCommon('save')}
      </Button>
    </form>
  );
}
