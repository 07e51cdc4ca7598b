import { expect, it } from 'vitest';
import { findProblemsInSource } from '../scripts/interface-rules/find-interface-problems.ts';

const check = (jsx: string) =>
  findProblemsInSource('src/ui/sample.tsx', `export const Sample = () => ${jsx};`).map(
    ({ message }) => message,
  );

it.each([
  ['an element before text', "<p>{isBusy && <b />}{t('save')}</p>"],
  ['an icon of its own before text', "<p><StateIcon />{t('save')}</p>"],
  ['a list before text', '<p>{items.map((item) => <b key={item} />)} of {count}</p>'],
  ['children, which may be text, after an element', '<p>{isBusy && <b />}{children}</p>'],
  ['text that comes and goes beside others', "<p>{t('a')}{hasMore && t('b')}</p>"],
  ['text or an element beside others', "<p>{hasMore ? <b /> : t('b')}<i /></p>"],
  ['text that comes and goes in a component', "<Button>{hasMore ? <b /> : t('b')}</Button>"],
  ['text in a fragment', "<>{t('a')}</>"],
  ['a name that may be absent beside others', '<p>{error}<i /></p>'],
])('refuses %s', (_name, jsx) => {
  expect(check(jsx)).toHaveLength(1);
});

it.each([
  ['text as the only child', "<p>{hasMore ? t('a') : t('b')}</p>"],
  ['an element after text', "<p>{t('a')}{hasMore && <b />}</p>"],
  ['text in its own element', "<p>{isBusy && <b />}<span>{t('save')}</span></p>"],
  ['text beside elements that stay', "<p><b /> {t('a')} <i /></p>"],
  ['one text or another', "<p><b />{hasMore ? t('a') : t('b')}</p>"],
  ['elements that come and go among elements', '<p>{isBusy && <b />}<i />{hasMore && <b />}</p>'],
  ['a library icon before text', "<p><IconPlus />{t('a')}</p>"],
])('accepts %s', (_name, jsx) => {
  expect(check(jsx)).toEqual([]);
});

it.each([
  ['a key', "<input onKeyDown={(event) => event.key === 'Enter' && save()} />"],
  [
    'a key of the event in React’s',
    '<input onKeyDown={(event) => event.nativeEvent.isComposing && save()} />',
  ],
  ['a key taken out of the event', "<input onKeyDown={({ key }) => key === 'Enter' && save()} />"],
  ['a key in a listener', "document.addEventListener('keydown', ({ key }) => key === 'Enter' && save())"],
])('refuses reading %s', (_name, jsx) => {
  expect(check(jsx)).toHaveLength(1);
});

it('accepts keys that are read by the helper', () => {
  expect(check("<input onKeyDown={(event) => pressedKey(event) === 'Enter' && save()} />")).toEqual([]);
});
