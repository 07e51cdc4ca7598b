/** Which addresses are paths of this school's media. Pure. */

/** Where this server has its media. */
export const ownUrl = '/media/';

/** Whether it is the relative path of a medium; absolute, data and blob URLs are not. */
export const isMediaPath = (url: string): boolean => !/^(https?:)?\/\/|^data:|^blob:|^\//.test(url);
