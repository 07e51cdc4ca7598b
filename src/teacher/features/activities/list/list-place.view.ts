import { createContext, useContext } from 'react';
import type { Text } from '#contract/language.ts';
import { activityMessages } from './activity-messages.ts';

type PlaceText = 'title' | 'title_all' | 'create' | 'create_first' | 'empty_title' | 'empty_text';

/** A list of activities in the menu: that of all types, or one of a single type with texts of its own. */
export type ListPlace = {
  /** The only type that is listed; undefined: all. */
  type: string | undefined;
  messages: Readonly<Record<PlaceText, Text>>;
  createPath: '/teacher/diy/create' | '/digitalTravel/create';
};

const diy: ListPlace = { type: undefined, messages: activityMessages, createPath: '/teacher/diy/create' };

export const ListPlaceContext = createContext<ListPlace>(diy);

export const useListPlace = (): ListPlace => useContext(ListPlaceContext);
