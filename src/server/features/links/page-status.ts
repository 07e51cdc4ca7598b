/** Statuses of existing pages that refuse the server because it is not signed in or looks like a robot. */
const refusedToRobots = [401, 403, 405, 406, 429, 451];

export const isRefusedToRobots = (status: number) => refusedToRobots.includes(status);

/** Whether an HTTP status means that people do not find a page there either. */
export const isMissing = (status: number) => status >= 400 && !isRefusedToRobots(status);
