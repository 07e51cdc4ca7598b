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

const separators = [',', '，', '、'];

/** Each tag once; text that was pasted or filled in holds several. */
function splitTags(entered: readonly string[]): string[] {
  const tags = entered
    .flatMap((text) => text.split(/[,，、]/))
    .map((tag) => tag.trim().slice(0, examTagMaxLength));
  return [...new Set(tags.filter(Boolean))].slice(0, examTagsMax);
}

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
      splitChars={separators}
      maxTags={examTagsMax}
      acceptValueOnBlur
      value={tags}
      searchValue={typed}
      onSearchChange={(text) => setTyped(text.slice(0, examTagMaxLength))}
      onChange={(entered) => onChange(splitTags(entered))}
    />
  );
}
