import { Link } from '@tanstack/react-router';
import type { ApiReply } from '#contract/api.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import styles from './people.module.css';
import { peopleMessages } from './people-messages.ts';
import type { PeopleSearch } from './people-search.ts';

type Person = ApiReply<'GET /admin/people'>['items'][number];

type PeopleTableProps = { people: readonly Person[]; search: PeopleSearch; isBusy: boolean };

/** The people, one line each; on phones two lines each, without headings. */
export function PeopleTable({ people, search, isBusy }: PeopleTableProps) {
  const t = useMessages(peopleMessages);
  return (
    <div className={styles.wide} data-scrolls-sideways>
      <table className={styles.table} aria-busy={isBusy}>
        <caption className="el-visually-hidden">{t('people')}</caption>
        <thead>
          <tr>
            {(['name', 'class', 'role', 'sign_in_with', 'password'] as const).map((key) => (
              <th key={key} scope="col">
                {t(key)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {people.map((person) => (
            <PersonRow key={person.id} person={person} search={search} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function PersonRow({ person, search }: { person: Person; search: PeopleSearch }) {
  const t = useMessages(peopleMessages);
  const { id, name, nickname, nickname_eng, classes, user_group, is_admin, password } = person;
  const otherNames = [nickname, nickname_eng].filter((otherName) => otherName !== '' && otherName !== name);
  return (
    <tr>
      <th scope="row">
        <Link to="/admin/setting" search={{ ...search, section: 'people', id }}>
          {name}
        </Link>{' '}
        {otherNames.length > 0 && <span className={styles.nickname}>{otherNames.join(' · ')}</span>}
      </th>
      <td>{classes.map(({ class_name, class_number }) => `${class_name} · ${class_number}`).join(', ')}</td>
      <td>{t(is_admin ? 'admin' : user_group)}</td>
      <td>{[person.login_name, person.email].filter(Boolean).join(' · ')}</td>
      <td data-state={password}>{t(`password_${password}`)}</td>
    </tr>
  );
}
