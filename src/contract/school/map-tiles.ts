/** The map that the school has set for all its activities. Pure; contract and forms use it. */

export type MapTiles = {
  /** Address of the tiles with `{z}`, `{x}` and `{y}`: a path of this server, or https. Empty if the school has set none. */
  address: string;
  /** Whose map it is, as the map shows it. */
  attribution: string;
  /** The deepest level of tiles that the server has. */
  max_zoom: number;
};

export const mapZoomMin = 1;
export const mapZoomMax = 22;
export const mapAddressMaxLength = 500;
export const mapAttributionMaxLength = 200;

/** No other braces, because the map fills in these three only. */
const addressPattern = /^(https:\/\/[\w.-]+(:\d{1,5})?)?\/(?!\/)([\w.~!$&'()*+,;=:@%/?-]|\{[xyz]\})*$/;

/** Whether it is an address of map tiles; the three placeholders may stand in any order. */
export const isTileAddress = (address: string): boolean =>
  addressPattern.test(address) && ['{z}', '{x}', '{y}'].every((part) => address.split(part).length === 2);
