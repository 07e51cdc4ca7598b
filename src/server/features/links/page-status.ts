/** Statuses of pages that exist but refuse the server, because it is not signed in or takes it for a robot. */
const refusedToRobots = [401, 403, 405, 406, 429, 451];

export const isRefusedToRobots = (status: number) => refusedToRobots.includes(status);

/** Whether an HTTP status says that nobody finds a page there. */
export const isMissing = (status: number) => status >= 400 && !isRefusedToRobots(status);
