import { ActionIcon, Button, TextInput } from '@mantine/core';
import { IconArrowUp, IconTrash } from '@tabler/icons-react';
import type { ApiReply } from '#contract/api.ts';
import { nameMaxLength } from '#contract/limits.ts';
import { useSend } from '#ui/api/hooks.ts';
import { commonMessages } from '#ui/i18n/common-messages.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { useTypedChanges } from '#ui/unsent/use-typed-changes.ts';
import { dimensionMessages } from './dimension-messages.ts';
import dimensionsStyles from './dimensions.module.css';

type Dimension = ApiReply<'GET /admin/dimensions'>['items'][number];

/** Renames, moves up and deletes one dimension. */
export function DimensionRow({ dimension, position }: { dimension: Dimension; position: number }) {
  const t = useMessages(dimensionMessages);
  const tCommon = useMessages(commonMessages);
  const { id } = dimension;
  const typed = useTypedChanges(`dimension:${id}`, dimension.name, {
    name: dimension.name,
    name_eng: dimension.name_eng,
  });
  const { name, name_eng: englishName } = typed.value;
  const sendOptions = { refreshes: ['GET /admin/dimensions' as const], successText: t('saved') };
  const update = useSend('POST /admin/dimension_update', sendOptions);
  const move = useSend('POST /admin/dimension_move', sendOptions);
  const remove = useSend('POST /admin/dimension_delete', sendOptions);
  const isUnchanged = name.trim() === dimension.name && englishName.trim() === dimension.name_eng;
  const nameParam = { name: dimension.name };
  return (
    <form
      className={dimensionsStyles.row}
      onSubmit={(event) => {
        event.preventDefault();
        if (name.trim() !== '')
          typed.clearAfter(update.mutateAsync({ id, name: name.trim(), name_eng: englishName.trim() }));
      }}
    >
      <TextInput
        aria-label={t('name_of', nameParam)}
        maxLength={nameMaxLength}
        value={name}
        onChange={({ currentTarget }) => typed.change({ name: currentTarget.value })}
      />
      <TextInput
        aria-label={t('english_of', nameParam)}
        lang="en"
        maxLength={nameMaxLength}
        value={englishName}
        onChange={({ currentTarget }) => typed.change({ name_eng: currentTarget.value })}
      />
      <div className={dimensionsStyles.actions}>
        <Button
          type="submit"
          variant="default"
          loading={update.isPending}
          disabled={isUnchanged || name.trim() === ''}
          aria-label={t('save_of', nameParam)}
        >
          {tCommon('save')}
        </Button>
        <ActionIcon
          variant="subtle"
          size={44}
          aria-label={t('up_of', nameParam)}
          disabled={position === 1}
          onClick={() => move.mutate({ id, position: position - 1 })}
        >
          <IconArrowUp size={20} />
        </ActionIcon>
        <ActionIcon
          variant="subtle"
          color="red"
          size={44}
          aria-label={t('delete_of', nameParam)}
          onClick={() => remove.mutate({ id })}
        >
          <IconTrash size={20} />
        </ActionIcon>
      </div>
    </form>
  );
}
