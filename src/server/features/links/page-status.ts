/**
 * Statuses with which existing pages refuse the server, because it is not signed in or looks like a robot.
 */
const robotRefusalStatuses = [401, 403, 405, 406, 429, 451];

export const isRefusedToRobots = (status: number) => robotRefusalStatuses.includes(status);

/** Whether an HTTP status means that people do not find a page at the address either. */
export const isMissingStatus = (status: number) => status >= 400 && !isRefusedToRobots(status);
