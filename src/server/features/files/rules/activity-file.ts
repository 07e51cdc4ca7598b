/** The entry of an activity's file that describes the activity and its media. */
export const descriptionPath = 'activity.json';
