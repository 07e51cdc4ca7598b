import type { ApiReply } from '#contract/api.ts';

export type ResourceItem = ApiReply<'GET /resource/index'>['items'][number];
export type ResourceDetail = ApiReply<'GET /resource/detail'>;

/** Where the focus goes back to from a dialog about a resource. */
export const copyButtonId = ({ id }: Pick<ResourceItem, 'id'>) => `resource-copy-${id}`;
