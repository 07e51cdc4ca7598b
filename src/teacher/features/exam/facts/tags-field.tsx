import { TagsInput } from '@mantine/core';
import { useState } from 'react';
import type { ExamThingKind } from '#contract/choices.ts';
import { examTagMaxLength, examTagsMax } from '#contract/limits.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { examMessages } from '../exam-messages.ts';
import { useTagSuggestions } from './use-tag-suggestions.ts';

type TagsFieldProps = {
  label: string;
  kind: ExamThingKind;
  tags: string[];
  onChange: (tags: string[]) => void;
};

/** Tags as chips, with suggestions of those that are used already. Enter or a comma adds what is typed. */
export function TagsField({ label, kind, tags, onChange }: TagsFieldProps) {
  const t = useMessages(examMessages);
  const [typed, setTyped] = useState('');
  const suggestions = useTagSuggestions(kind, typed);
  return (
    <TagsInput
      label={label}
      description={tags.length >= examTagsMax ? t('tags_full', { max: examTagsMax }) : t('tag_hint')}
      inputWrapperOrder={['label', 'input', 'description']}
      data={suggestions.filter((tag) => !tags.includes(tag))}
      splitChars={[',', '，', '、']}
      maxTags={examTagsMax}
      acceptValueOnBlur
      value={tags}
      searchValue={typed}
      onSearchChange={(text) => setTyped(text.slice(0, examTagMaxLength))}
      onChange={(entered) => onChange([...new Set(entered.map((tag) => tag.trim()).filter(Boolean))])}
    />
  );
}
