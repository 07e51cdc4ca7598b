/** The type of activity that the screens below /digitalTravel show. */
export const tripType = 'digitaltravel';
