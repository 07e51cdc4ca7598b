/** Address of a private file in the student app. */
export const getPlayFileUrl = (id: number): string => `/play/private/${id}`;
