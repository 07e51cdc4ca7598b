import type { ListMedia } from '#form/activity-views.ts';
import type { PublicWall } from './model.ts';

/** The picture of the prompt; pictures of cards are private and load with their cards. */
export const listWallMedia: ListMedia<PublicWall> = ({ picture }) => (picture ? [picture.url] : []);
