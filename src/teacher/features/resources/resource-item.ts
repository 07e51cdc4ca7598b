import type { ApiReply } from '#contract/api.ts';

export type ResourceItem = ApiReply<'GET /resource/index'>['items'][number];
export type ResourceDetail = ApiReply<'GET /resource/detail'>;

/** `data-opener` of the button that gets the focus back after a dialog about the resource. */
export const copyButtonId = ({ id }: Pick<ResourceItem, 'id'>) => `resource-copy-${id}`;
