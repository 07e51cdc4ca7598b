import { useState } from 'react';
import { PasswordCards } from '#teacher/shared/password-cards/password-cards.tsx';
import settingStyles from '../setting.module.css';
import type { SectionProps } from '../setting-sections.ts';
import { PeopleList } from './people-list.tsx';
import { PersonView } from './person-view.tsx';
import type { ShownCards } from './use-issue.ts';

/** The people of the school: the list, or the one whose id is in the address. Issued cards are shown above it. */
export function PeopleSetting({ search, onSearch }: SectionProps) {
  const [shown, setShown] = useState<ShownCards>();
  const { id, ...list } = search;
  return (
    <section className={settingStyles.card} aria-labelledby="setting-people">
      {shown && <PasswordCards {...shown} onClose={() => setShown(undefined)} />}
      {id === undefined ? (
        <PeopleList search={search} onSearch={onSearch} onCards={setShown} />
      ) : (
        <PersonView key={id} id={id} onBack={() => onSearch(list)} onCards={setShown} />
      )}
    </section>
  );
}
